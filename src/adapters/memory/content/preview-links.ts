import { Clock, Effect, Layer } from 'effect'
import { pageSizes } from '#domain/content/list/list-query.ts'
import {
  completeLink,
  isValidAt,
  previewLinkAddress,
  previewLinkErrors,
  previewLinkQuotaErrors,
  type PreviewLink,
} from '#domain/publishing/preview-link.ts'
import type { Role } from '#domain/access/role.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { paged } from '../store/paged.ts'

export interface MemoryPreviewLinksOptions extends Behaviour {
  /** The newest first. */
  readonly links?: ReadonlyArray<PreviewLink>
  /** The role of an account; everybody is an Admin by default. */
  readonly roleOf?: (id: string) => Role
}

/** Lists, makes and revokes preview links; there is no server that opens one. */
export const MemoryPreviewLinks = (options: MemoryPreviewLinksOptions = {}) =>
  Layer.sync(PreviewLinks, () => {
    const { links = [], roleOf = () => 'Admin', ...behaviour } = options
    const { read, write } = simulate(behaviour)
    let stored = links
    const own = Effect.map(OnBehalfOf, ({ id }) =>
      stored.filter(({ author }) => author.id === id || roleOf(id) === 'Admin'),
    )
    return PreviewLinks.of({
      list: (query = {}) =>
        read(
          Effect.flatMap(own, (rows) =>
            paged(() => rows, { size: pageSizes.default, ...query }, { sortable: [], searched: [] }),
          ),
        ),
      add: (link) =>
        write(
          Effect.gen(function* () {
            const { id: account, name } = yield* OnBehalfOf
            const now = yield* Clock.currentTimeMillis
            yield* failIfInvalid(previewLinkErrors(link, { now, role: roleOf(account) }))
            const valid = stored.filter((one) => one.author.id === account && isValidAt(one, now))
            yield* failIfInvalid(previewLinkQuotaErrors(valid.length))
            const id = String(1 + Math.max(0, ...stored.map((one) => Number(one.id))))
            const author = { id: account, name }
            const createdAt = new Date(now).toISOString()
            const added = { ...completeLink(link, now), id, author, openedAt: '', createdAt }
            stored = [added, ...stored]
            return { ...added, address: previewLinkAddress('https://sahilan.example', id.padStart(22, 'x')) }
          }),
        ),
      revoke: (id) =>
        write(
          Effect.gen(function* () {
            const now = yield* Clock.currentTimeMillis
            const found = (yield* own).find((one) => one.id === id && isValidAt(one, now))
            if (found === undefined) return yield* gone
            const until = new Date(now).toISOString()
            stored = stored.map((one) => (one === found ? { ...one, until } : one))
          }),
        ),
    })
  })

const gone = itemGone('link')
