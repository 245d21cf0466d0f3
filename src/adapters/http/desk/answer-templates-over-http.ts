import { Effect } from 'effect'
import { templateOffers, type AnswerTemplate } from '#domain/desk/answer-template.ts'
import type { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults, listIn } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'
import { threadEndpoints } from './desk-endpoints.ts'
import { objectIn, storedFieldsIn, textIn } from '../wire/decode.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'

/** Templates over the API. */
export const answerTemplatesOverHttp = (client: HttpClient['Service']): AnswerTemplates['Service'] => {
  const save = (request: Parameters<typeof client.write>[0]) =>
    client.write(request).pipe(
      Effect.mapError(toDomainFailure({}, templateIn)),
      Effect.flatMap((response) => decodeResults(response, templateIn)),
    )
  return {
    list: Effect.flatMap(client.read({ path: threadEndpoints.answerTemplates }), (response) =>
      decodeResponse(response, (body) => listIn(body, 'data.results').items.map(templateIn)),
    ),
    add: (template, key) =>
      save({ method: 'POST', path: threadEndpoints.answerTemplates, body: template, key }),
    update: (id, template, version) =>
      save({
        method: 'PUT',
        path: pathTo(threadEndpoints.answerTemplate, id),
        body: { ...template, version },
      }),
    remove: (id) =>
      Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(threadEndpoints.answerTemplate, id) })),
  }
}

function templateIn(value: unknown): AnswerTemplate {
  const fields = objectIn(value, 'template')
  const { name, offeredFor, texts } = fields
  return {
    ...storedFieldsIn(fields),
    name: textIn(name, 'name'),
    offeredFor: templateOffers.find((known) => known === offeredFor) ?? 'any',
    texts: Object.fromEntries(
      Object.entries(objectIn(texts, 'texts')).map(([tag, text]) => [tag, textIn(text, tag)]),
    ),
  }
}
