import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { contentTypes, type AnyContentType, type ContentTypeName } from '#domain/content/content-types.ts'
import { Access, RequiredPermission, openToTokens } from '../request/access.ts'
import { routePath } from '../request/route-path.ts'
import { endpointOf } from './content-group.ts'
import { results } from '../response/envelope.ts'

export const orderedContents = Object.values(contentTypes).filter(
  (content) => endpointOf(content).order !== undefined,
)

export const orderGroupName = (content: AnyContentType) =>
  `${content.name}.order` as const satisfies `${ContentTypeName}.order`

const Ids = Schema.Struct({ ids: Schema.Array(Schema.String) })

export const Place = Schema.Union([
  Schema.Int.check(Schema.isGreaterThanOrEqualTo(1, { message: 'Places are counted from 1' })),
  Schema.Literal('last'),
])

const Moved = Schema.Struct({ id: Schema.String, place: Place })

const Arranged = Schema.Union([Moved, Ids])

export const orderGroup = (content: AnyContentType) =>
  HttpApiGroup.make(orderGroupName(content))
    .annotate(OpenApi.Title, `Order of ${content.nouns.many}`)
    .add(
      HttpApiEndpoint.put('order', routePath(endpointOf(content).order ?? ''), {
        payload: Arranged,
        success: results(Arranged),
      })
        .annotate(RequiredPermission, `${content.name}.edit` as const)
        .middleware(Access),
    )
    .annotateEndpointsMerge(openToTokens(content.name))
