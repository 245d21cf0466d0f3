import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { contentTypes, type AnyContentType, type ContentTypeName } from '#domain/content/content-types.ts'
import { Access, RequiredPermission, openToTokens } from '../request/access/access.ts'
import { routePath } from '../request/route-path.ts'
import { endpointOf } from './content-group.ts'
import { results } from '../response/envelope.ts'

export const orderedContents = Object.values(contentTypes).filter(
  (contentType) => endpointOf(contentType).order !== undefined,
)

export const orderGroupName = (contentType: AnyContentType) =>
  `${contentType.name}.order` as const satisfies `${ContentTypeName}.order`

const Ids = Schema.Struct({ ids: Schema.Array(Schema.String) })

export const NewPlace = Schema.Union([
  Schema.Int.check(Schema.isGreaterThanOrEqualTo(1, { message: 'Places are counted from 1' })),
  Schema.Literal('last'),
])

const Moved = Schema.Struct({ id: Schema.String, place: NewPlace })

const Arranged = Schema.Union([Moved, Ids])

export const orderGroup = (contentType: AnyContentType) =>
  HttpApiGroup.make(orderGroupName(contentType))
    .annotate(OpenApi.Title, `Order of ${contentType.nouns.many}`)
    .add(
      HttpApiEndpoint.put('order', routePath(endpointOf(contentType).order ?? ''), {
        payload: Arranged,
        success: results(Arranged),
      })
        .annotate(RequiredPermission, `${contentType.name}.edit` as const)
        .middleware(Access),
    )
    .annotateEndpointsMerge(openToTokens(contentType.name))
