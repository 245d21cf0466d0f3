import { Context, Effect, Layer } from 'effect'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { History } from '#ports/content/history.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Releases } from '#ports/content/releases.ts'
import { Trash } from '#ports/content/trash.ts'
import { Publication } from '#ports/server/publishing/publication.ts'
import { Unpublished } from '#ports/content/unpublished.ts'

const ports = {
  contents: Contents,
  drafts: Drafts,
  history: History,
  homePage: HomePageDetails,
  publication: Publication,
  releases: Releases,
  trash: Trash,
  unpublished: Unpublished,
} as const

/** Stores of items on one database, with their drafts. */
export class DraftStores extends Context.Service<
  DraftStores,
  { readonly [Name in keyof typeof ports]: (typeof ports)[Name]['Service'] }
>()('sahilan/tests/DraftStores') {
  static readonly layer = Layer.effect(DraftStores, Effect.all(ports))
}
