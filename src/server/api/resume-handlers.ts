import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Resumes } from '#ports/resumes.ts'
import type { Api } from './api.ts'

/** A name as headers carry it (RFC 5987). */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )

const attachment = (name: string) => {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}

/** Files of strangers are handed over to be kept, never to be shown. */
export const resumeHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'resumes',
    Effect.fnUntraced(function* (handlers) {
      const resumes = yield* Resumes
      return handlers.handle('get', ({ params }) =>
        Effect.map(resumes.get(params.id), ({ name, type, bytes }) =>
          HttpServerResponse.uint8Array(bytes, {
            contentType: type,
            headers: {
              'content-disposition': attachment(name),
              'content-security-policy': "sandbox; default-src 'none'",
              'x-content-type-options': 'nosniff',
            },
          }),
        ),
      )
    }),
  )
