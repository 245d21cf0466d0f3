import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { Resumes } from '#ports/resumes.ts'
import { Access, Needs } from './access.ts'
import type { Api } from './api.ts'
import { callPath, itemId } from './call-path.ts'

export const resumeGroup = HttpApiGroup.make('resumes').add(
  HttpApiEndpoint.get('get', callPath(endpoints.profileResume), {
    params: itemId,
    success: HttpApiSchema.StreamUint8Array(),
  })
    .annotate(Needs, 'mails.handle')
    .middleware(Access),
)

const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`

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
