import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { publishables } from '#domain/publishing/draft.ts'
import type { Api } from '../api.ts'
import { editableSubjects } from '../history/subject-names.ts'
import { Caller } from '../request/access/access.ts'
import { ok } from '../response/envelope.ts'
import { permittedReleases } from './permitted-releases.ts'

/** Maps the endpoints of releases to the port. */
export const releaseHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'releases',
    Effect.fnUntraced(function* (handlers) {
      const permitted = yield* permittedReleases
      const callersReleases = Effect.map(Caller, ({ user }) => permitted(user.role))

      return handlers
        .handle(
          'list',
          Effect.fnUntraced(function* ({ query }) {
            const { role } = (yield* Caller).user
            const subjects = editableSubjects(publishables, query.subjects, role)
            return ok({ results: yield* permitted(role).list(subjects) })
          }),
        )
        .handle(
          'update',
          Effect.fnUntraced(function* ({ params: { name }, payload }) {
            yield* (yield* callersReleases).update(name, payload)
            return ok({ results: { name: payload.name ?? name } })
          }),
        )
        .handle(
          'discard',
          Effect.fnUntraced(function* ({ params, query }) {
            yield* (yield* callersReleases).discard(params.name, query.versions)
            return ok({ results: params })
          }),
        )
        .handle(
          'publish',
          Effect.fnUntraced(function* ({ params, payload }) {
            const published = yield* (yield* callersReleases).publish(params.name, payload.versions)
            return ok({ results: published })
          }),
        )
    }),
  )
