import { Context, Effect, Layer } from 'effect'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { History } from '#ports/content/history.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { Trash } from '#ports/content/trash.ts'
import { Unpublished } from '#ports/content/unpublished.ts'

const ports = {
  contents: Contents,
  drafts: Drafts,
  history: History,
  homePage: HomePageDetails,
  library: MediaLibrary,
  trash: Trash,
  unpublished: Unpublished,
} as const

/** The library with the stores of the items that refer to its pictures. */
export class LibraryStores extends Context.Service<
  LibraryStores,
  { readonly [Name in keyof typeof ports]: (typeof ports)[Name]['Service'] }
>()('sahilan/tests/LibraryStores') {
  static readonly layer = Layer.effect(LibraryStores, Effect.all(ports))
}
