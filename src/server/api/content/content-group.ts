import { Function, Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { contentEndpoints, type ContentEndpoint } from '#adapters/http/content-endpoints.ts'
import type { AnyContentType, ContentTypeName } from '#domain/content/content-types.ts'
import { Access, openToTokens, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import {
  FilterParameters,
  lang,
  ListParameters,
  TranslationParameters,
  WriteParameters,
} from '../lists/list-parameters.ts'
import { translatedInput, translatedOutput } from './translated-schemas.ts'
import { storedSchema, sentSchema, type WireRecord } from '../response/wire-schemas.ts'

export const endpointOf = (contentType: AnyContentType): ContentEndpoint => contentEndpoints[contentType.name]

/** An item in responses; one schema for each content type, so that the description has it once. */
export const itemSchema = Function.memoize((contentType: AnyContentType) =>
  storedSchema(endpointOf(contentType).wire, contentType.name, translatedOutput(contentType)),
)

/** The responses with one item or a list, as the content type's row has them. */
const responsesOf = ({ resultsPath, one }: ContentEndpoint, item: Schema.Codec<WireRecord>, name: string) => {
  const list: Schema.Codec<unknown> =
    resultsPath === 'data'
      ? Schema.Union([Schema.Array(item), pageResults(item, name)])
      : pageResults(item, name)
  const single: Schema.Codec<unknown> = resultsPath === 'data' ? item : Schema.Struct({ results: item })
  const byId: Schema.Codec<unknown> =
    one === 'in array' ? Schema.Struct({ results: Schema.Tuple([item]) }) : single
  return { list: envelope(200, list), single: envelope(200, single), byId: envelope(200, byId) }
}

export const contentGroup = (contentType: AnyContentType) => {
  const endpoint = endpointOf(contentType)
  const payload = sentSchema(endpoint.wire, contentType.name, translatedInput(contentType))
  const success = responsesOf(endpoint, itemSchema(contentType), contentType.name)
  const edit = `${contentType.name}.edit` as const
  return HttpApiGroup.make<ContentTypeName>(contentType.name)
    .annotate(OpenApi.Title, `Content: ${contentType.nouns.many}`)
    .add(
      HttpApiEndpoint.get('list', routePath(endpoint.list), {
        query: Schema.Struct({
          ...ListParameters.fields,
          ...TranslationParameters.fields,
          ...FilterParameters.fields,
          lang,
        }),
        success: success.list,
      }).annotate(RequiredPermission, 'public'),
      HttpApiEndpoint.get('get', routePath(endpoint.get), {
        params: itemId,
        query: { lang },
        success: success.byId,
      }).annotate(RequiredPermission, 'public'),
      HttpApiEndpoint.post('add', routePath(endpoint.add), {
        headers: IdempotencyHeaders,
        query: WriteParameters,
        payload,
        success: success.single,
      })
        .annotate(RequiredPermission, edit)
        .middleware(Access),
      HttpApiEndpoint.put('update', routePath(endpoint.update), {
        params: itemId,
        query: WriteParameters,
        payload,
        success: success.single,
      })
        .annotate(RequiredPermission, edit)
        .middleware(Access),
      HttpApiEndpoint.delete('remove', routePath(endpoint.remove), {
        params: itemId,
        success: results(Schema.Struct(itemId)),
      })
        .annotate(RequiredPermission, edit)
        .middleware(Access),
    )
    .annotateEndpointsMerge(openToTokens(contentType.name))
}
