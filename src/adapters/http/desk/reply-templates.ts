import { Effect, Layer } from 'effect'
import { ReplyTemplates } from '#ports/staff/desk/reply-templates.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Templates over the API, whose code is loaded with the first use. */
export const HttpReplyTemplates = Layer.effect(
  ReplyTemplates,
  Effect.map(HttpClient, (client) => {
    const templates = Effect.map(
      lazy(() => import('./reply-templates-over-http.ts')),
      ({ replyTemplatesOverHttp }) => replyTemplatesOverHttp(client),
    )
    return ReplyTemplates.of({
      list: Effect.flatMap(templates, ({ list }) => list),
      add: (...template) => Effect.flatMap(templates, ({ add }) => add(...template)),
      update: (...template) => Effect.flatMap(templates, ({ update }) => update(...template)),
      remove: (id) => Effect.flatMap(templates, ({ remove }) => remove(id)),
    })
  }),
)
