import { Effect, Layer } from 'effect'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Templates over the API, whose code is loaded with the first use. */
export const HttpAnswerTemplates = Layer.effect(
  AnswerTemplates,
  Effect.map(HttpClient, (client) => {
    const templates = Effect.map(
      lazy(() => import('./answer-templates-over-http.ts')),
      ({ answerTemplatesOverHttp }) => answerTemplatesOverHttp(client),
    )
    return AnswerTemplates.of({
      list: Effect.flatMap(templates, ({ list }) => list),
      add: (...template) => Effect.flatMap(templates, ({ add }) => add(...template)),
      update: (...template) => Effect.flatMap(templates, ({ update }) => update(...template)),
      remove: (id) => Effect.flatMap(templates, ({ remove }) => remove(id)),
    })
  }),
)
