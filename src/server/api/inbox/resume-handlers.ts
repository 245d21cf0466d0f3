import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Resumes } from '#ports/server/files/resumes.ts'
import type { Api } from '../api.ts'
import { download } from '../response/attachment.ts'

export const resumeHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'resumes',
    Effect.fnUntraced(function* (handlers) {
      const resumes = yield* Resumes
      return handlers.handle('get', ({ params }) => Effect.map(resumes.get(params.id), download))
    }),
  )
