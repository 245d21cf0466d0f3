import { Effect, Layer } from 'effect'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** Answer templates over the API. */
export const HttpAnswerTemplates = Layer.effect(
  AnswerTemplates,
  Effect.map(HttpClient, (client) =>
    lazyPort<AnswerTemplates['Service']>(
      async () => (await import('./answer-templates-over-http.ts')).answerTemplatesOverHttp(client),
      {
        list: 'effect',
        add: 'method',
        update: 'method',
        remove: 'method',
      },
    ),
  ),
)
