import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { resumeName } from '#domain/profile/resume-name.ts'
import { Resumes } from '#ports/server/resumes.ts'
import type { Api } from '../api.ts'
import { attachment } from '../response/attachment.ts'

export const resumeHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'resumes',
    Effect.fnUntraced(function* (handlers) {
      const resumes = yield* Resumes
      return handlers.handle('get', ({ params }) =>
        Effect.map(resumes.get(params.id), ({ name, type, bytes }) =>
          HttpServerResponse.uint8Array(bytes, { contentType: type, headers: attachment(resumeName(name)) }),
        ),
      )
    }),
  )
