import { Effect, Schema } from 'effect'
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { contents, type AnyContent, type ContentName } from '#domain/content/contents.ts'
import { Contents } from '#ports/contents.ts'
import { Access, Needs } from './access.ts'
import type { Api } from './api.ts'
import { callPath } from './call-path.ts'
import { endpointOf } from './content-group.ts'
import { answer, results } from './envelope.ts'

/** The contents whose order is by hand. */
export const orderedContents = Object.values(contents).filter((content) => endpointOf(content).order !== undefined)

const groupName = (content: AnyContent) => `${content.name}.order` as const satisfies `${ContentName}.order`

const Ids = Schema.Struct({ ids: Schema.Array(Schema.String) })

export const orderGroup = (content: AnyContent) =>
  HttpApiGroup.make(groupName(content)).add(
    HttpApiEndpoint.put('order', callPath(endpointOf(content).order ?? ''), { payload: Ids, success: results(Ids) })
      .annotate(Needs, `${content.name}.edit` as const)
      .middleware(Access),
  )

export const orderHandlers = (api: Api, content: AnyContent) =>
  HttpApiBuilder.group(
    api,
    groupName(content),
    Effect.fnUntraced(function* (handlers) {
      const contents = yield* Contents
      return handlers.handle('order', ({ payload }) =>
        Effect.as(contents.order(content, payload.ids), answer({ results: payload })),
      )
    }),
  )
