import { DateTime, Effect, Layer } from 'effect'
import { hasPage } from '#domain/content/brand.ts'
import { isOpenPosition } from '#domain/content/career.ts'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { pageOf } from '#domain/content/list/page-of.ts'
import { searchWords } from '#domain/content/list/search-text.ts'
import { page } from '#domain/content/page/page.ts'
import { hasPersonPage } from '#domain/content/team-member.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { snapshotTitle } from '#domain/history/subject.ts'
import { maxLinking, type DeadLink, type LiveLink } from '#domain/addresses/links/link.ts'
import { destinationOf, isOutside, pointsTo } from '#domain/addresses/links/target.ts'
import { redirectFor } from '#domain/addresses/redirects/address-key.ts'
import { isTaken, type SitePages } from '#domain/addresses/redirects/site-pages.ts'
import { withoutQuery } from '#domain/addresses/without-query.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { dayIn } from '#domain/time/day.ts'
import { Contents } from '#ports/content/contents.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { QueryRefused } from '#ports/failures.ts'
import { LibraryStore } from '#ports/server/files/library-store.ts'
import { LiveLinks } from '#ports/server/links/live-links.ts'
import { OldAddresses } from '#ports/server/links/old-addresses.ts'
import { OutsideLinks } from '#ports/server/links/outside-links.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Links } from '#ports/staff/links.ts'

type Death = Pick<DeadLink, 'reason' | 'result' | 'since' | 'checkedAt' | 'ignored'>

const death = (reason: DeadLink['reason'], since = ''): Death => ({
  reason,
  result: '',
  since,
  checkedAt: '',
  ignored: false,
})

/** Content types whose items have a page only if there is enough to say. */
const pageRules: { readonly [Name in ContentTypeName]?: (item: object) => boolean } = {
  brand: hasPage,
  teamMember: hasPersonPage,
}

/** Uploads. Pictures may be those of another back end. */
const upload = /^\/media\//u

/** Joins links with the items in which they stand and to which they lead. */
export const StoredLinks = (timeZone = 'UTC') =>
  Layer.effect(
    Links,
    Effect.gen(function* () {
      const live = yield* LiveLinks
      const outside = yield* OutsideLinks
      const contents = yield* Contents
      const unpublished = yield* Unpublished
      const oldAddresses = yield* OldAddresses
      const library = yield* LibraryStore
      const languages = yield* SiteLanguages

      const found = ({ subject, itemId }: ItemRef<ContentTypeName>) =>
        contents
          .get(contentTypes[subject], itemId)
          .pipe(Effect.catchTag('ItemNotFound', () => Effect.undefined))

      const titled = Effect.fnUntraced(function* <L extends LiveLink>(link: L) {
        const { subject, itemId } = link
        const item = subject === 'homePage' ? undefined : yield* found({ subject, itemId })
        return { ...link, title: item === undefined ? '' : snapshotTitle(subject, { ...item }) }
      })

      const deathOfItem = Effect.fnUntraced(function* (ref: ItemRef<ContentTypeName>, needsPage: boolean) {
        const item = yield* found(ref)
        if (item === undefined)
          return yield* unpublished.get(ref).pipe(
            Effect.as(death('unpublished')),
            Effect.catchTag('ItemNotFound', () => Effect.succeed(death('missing'))),
          )
        if ('closingDate' in item && !isOpenPosition(item, dayIn(timeZone, yield* DateTime.now)))
          return death('closed', item.closingDate)
        return needsPage && pageRules[ref.subject]?.(item) === false ? death('missing') : undefined
      })

      /** Without regard to old addresses. */
      const deathAt = Effect.fnUntraced(function* (site: SitePages, target: string) {
        const destination = destinationOf(languages, target)
        if (destination === undefined) return death('missing')
        if (destination.kind !== 'path')
          return yield* deathOfItem(destination.ref, destination.kind === 'page')
        const file = withoutQuery(destination.path)
        if (isPdfAddress(file))
          return (yield* library.findAddress(file)) === undefined ? death('missing') : undefined
        return isTaken(site, target) || upload.test(file) ? undefined : death('missing')
      })

      /** Why each target is dead; `undefined` if it is not. */
      const deaths = Effect.fnUntraced(function* (targets: ReadonlySet<string>) {
        const dead = new Map((yield* outside.dead).map(({ target, ...known }) => [target, known]))
        const entries = new Map((yield* oldAddresses.all).map((entry) => [entry.from, entry]))
        const own = yield* contents.list(page)
        const addresses = new Set(own.items.map(({ address }) => address))
        const site = { languages, ids: new Map(), addresses }
        const deathOf = Effect.fnUntraced(function* (target: string) {
          const known = dead.get(target)
          if (isOutside(target)) return known && { reason: 'outside' as const, ...known }
          const first = yield* deathAt(site, target)
          const entry = first && redirectFor(entries, target)
          if (entry === undefined) return first
          if (entry.status === 410) return death('gone')
          return isOutside(entry.to) ? undefined : yield* deathAt(site, entry.to)
        })
        return new Map(
          yield* Effect.forEach([...targets], (target) =>
            Effect.map(deathOf(target), (why) => [target, why] as const),
          ),
        )
      })

      return Links.of({
        linksTo: Effect.fnUntraced(function* (ref) {
          const item = yield* contents
            .get(contentTypes[ref.subject], ref.itemId)
            .pipe(Effect.catchTag('ItemNotFound', () => Effect.map(unpublished.get(ref), (off) => off.item)))
          const address = 'address' in item ? item.address : undefined
          const candidates = yield* live.containing([ref.itemId, ...(address === undefined ? [] : [address])])
          const linking = candidates.filter(
            (link) => keyOf(link) !== keyOf(ref) && pointsTo(languages, link.target, ref, address),
          )
          const first = new Map(
            linking.toReversed().map((link) => [keyOf(link), { id: keyOf(link), ...link }]),
          )
          const items = [...first.values()].toReversed()
          return { items: yield* Effect.forEach(items.slice(0, maxLinking), titled), total: items.length }
        }),

        dead: Effect.fnUntraced(function* ({ ignored = false, ...query } = {}) {
          const all = yield* live.all
          const why = yield* deaths(new Set(all.map(({ target }) => target)))
          const dead = all.flatMap((link) => {
            const known = why.get(link.target)
            return known === undefined || known.ignored !== ignored
              ? []
              : [{ id: `${keyOf(link)}/${link.field}/${link.target}`, ...link, ...known }]
          })
          const pageFrom = <Link extends (typeof dead)[number]>(links: ReadonlyArray<Link>) =>
            Effect.mapError(
              Effect.fromResult(pageOf(links, query, { sortable: [], searched: ['title', 'target'] })),
              (message) => new QueryRefused({ message }),
            )
          // Each title is a read of its own: only a search needs more than those of the page.
          if (searchWords(query.search ?? '').length > 0)
            return yield* pageFrom(yield* Effect.forEach(dead, titled))
          const shown = yield* pageFrom(dead)
          return { ...shown, items: yield* Effect.forEach(shown.items, titled) }
        }),

        checkAgain: outside.checkAgain,
        ignore: outside.ignore,
      })
    }),
  )
