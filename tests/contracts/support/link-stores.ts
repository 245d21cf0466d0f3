import { Context, Effect, Layer } from 'effect'
import { ListedLinks } from '#adapters/links/listed-links.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Trash } from '#ports/content/trash.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { LiveLinks } from '#ports/server/links/live-links.ts'
import { Links } from '#ports/staff/links.ts'

const ports = {
  contents: Contents,
  drafts: Drafts,
  homePage: HomePageDetails,
  links: Links,
  /** What the store knows of links. */
  live: LiveLinks,
  trash: Trash,
  unpublished: Unpublished,
} as const

/** Links with the stores of the items in which they stand. `listed` reads all items. */
export class LinkStores extends Context.Service<
  LinkStores,
  { readonly [Name in keyof typeof ports]: (typeof ports)[Name]['Service'] } & {
    readonly listed: LiveLinks['Service']
  }
>()('sahilan/tests/LinkStores') {
  static readonly layer = Layer.effect(
    LinkStores,
    Effect.gen(function* () {
      const listed = yield* Effect.provide(LiveLinks, ListedLinks)
      return { ...(yield* Effect.all(ports)), listed }
    }),
  )
}
