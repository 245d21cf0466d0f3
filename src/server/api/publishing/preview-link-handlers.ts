import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { readScope } from '#domain/publishing/preview-link.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import type { Api } from '../api.ts'
import { Caller } from '../request/access/access.ts'
import { ok } from '../response/envelope.ts'
import { permittedDrafts } from './permitted-drafts.ts'

export const previewLinkHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'previewLinks',
    Effect.fnUntraced(function* (handlers) {
      const links = yield* PreviewLinks
      const permitted = yield* permittedDrafts
      return handlers
        .handle('list', ({ query }) =>
          Effect.map(links.list(query), ({ items, ...page }) => ok({ results: items, ...page })),
        )
        .handle(
          'add',
          Effect.fnUntraced(function* ({ payload }) {
            const link = { label: '', scope: '', moment: 'drafts', ...payload }
            const only = readScope(link.scope)?.only
            // Fails for a draft that the caller may not edit.
            if (only !== undefined && 'draftId' in only) yield* permitted(yield* Caller).get(only.draftId)
            return ok({ results: yield* links.add(link) })
          }),
        )
        .handle('revoke', ({ params }) => Effect.as(links.revoke(params.id), ok({ results: params })))
    }),
  )
