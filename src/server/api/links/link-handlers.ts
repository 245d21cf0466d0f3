import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { AnyContentType } from '#domain/content/content-types.ts'
import type { Page } from '#domain/content/list/list-query.ts'
import { Links } from '#ports/staff/links.ts'
import type { Api } from '../api.ts'
import { readListQuery } from '../lists/list-parameters.ts'
import { ok } from '../response/envelope.ts'
import { linksGroupName } from './link-group.ts'

const paged = <A>({ items, ...page }: Page<A>) => ok({ results: items, ...page })

export const deadLinkHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'links',
    Effect.fnUntraced(function* (handlers) {
      const links = yield* Links
      return handlers
        .handle('dead', ({ query: { ignored, ...query } }) =>
          Effect.map(links.dead({ ...readListQuery(query), ignored: ignored !== undefined }), paged),
        )
        .handle('checkAgain', ({ payload: { target } }) =>
          Effect.as(links.checkAgain(target), ok({ results: { target } })),
        )
        .handle('ignore', ({ payload: { target, ignored } }) =>
          Effect.as(links.ignore(target, ignored), ok({ results: { target } })),
        )
    }),
  )

export const linksHandlers = (api: Api, contentType: AnyContentType) =>
  HttpApiBuilder.group(
    api,
    linksGroupName(contentType),
    Effect.fnUntraced(function* (handlers) {
      const links = yield* Links
      return handlers.handle('to', ({ params }) =>
        Effect.map(links.linksTo({ subject: contentType.name, itemId: params.id }), paged),
      )
    }),
  )
