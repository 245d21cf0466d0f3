import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { contents, type AnyContent, type ContentName } from '#domain/content/content-types.ts'
import { Access, Needs } from '../request/access.ts'
import { callPath } from '../request/call-path.ts'
import { endpointOf } from './content-group.ts'
import { results } from '../response/envelope.ts'

/** The contents whose order is by hand. */
export const orderedContents = Object.values(contents).filter(
  (content) => endpointOf(content).order !== undefined,
)

export const orderGroupName = (content: AnyContent) =>
  `${content.name}.order` as const satisfies `${ContentName}.order`

const Ids = Schema.Struct({ ids: Schema.Array(Schema.String) })

/** One item alone, counted from 1. */
const Moved = Schema.Struct({
  id: Schema.String,
  place: Schema.Union([
    Schema.Int.check(Schema.isGreaterThanOrEqualTo(1, { message: 'Places are counted from 1' })),
    Schema.Literal('last'),
  ]),
})

const Arranged = Schema.Union([Moved, Ids])

export const orderGroup = (content: AnyContent) =>
  HttpApiGroup.make(orderGroupName(content))
    .annotate(OpenApi.Title, `Order of ${content.nouns.many}`)
    .add(
      HttpApiEndpoint.put('order', callPath(endpointOf(content).order ?? ''), {
        payload: Arranged,
        success: results(Arranged),
      })
        .annotate(Needs, `${content.name}.edit` as const)
        .middleware(Access),
    )
