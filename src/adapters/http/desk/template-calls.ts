import { Effect } from 'effect'
import { templateOffers, type ReplyTemplate } from '#domain/desk/reply-template.ts'
import type { ReplyTemplates } from '#ports/staff/desk/reply-templates.ts'
import type { HttpClient } from '../client/http-client.ts'
import { listIn, read, resultsIn } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'
import { threadEndpoints } from './desk-endpoints.ts'
import { objectIn, storedFieldsIn, textIn } from '../wire/decode.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'

/** Templates over the API. */
export const templateCalls = (calls: HttpClient['Service']): ReplyTemplates['Service'] => {
  const save = (call: Parameters<typeof calls.write>[0]) =>
    calls.write(call).pipe(
      Effect.mapError(toDomainFailure({}, templateIn)),
      Effect.flatMap((response) => read(response, (body) => templateIn(resultsIn(body, 'data.results')))),
    )
  return {
    list: Effect.flatMap(calls.read({ path: threadEndpoints.replyTemplates }), (response) =>
      read(response, (body) => listIn(body, 'data.results').items.map(templateIn)),
    ),
    add: (template, key) =>
      save({ method: 'POST', path: threadEndpoints.replyTemplates, body: template, key }),
    update: (id, template, version) =>
      save({
        method: 'PUT',
        path: pathTo(threadEndpoints.replyTemplate, id),
        body: { ...template, version },
      }),
    remove: (id) =>
      Effect.asVoid(calls.write({ method: 'DELETE', path: pathTo(threadEndpoints.replyTemplate, id) })),
  }
}

function templateIn(value: unknown): ReplyTemplate {
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
