import { Context, Effect, Layer } from 'effect'
import { ContentImports } from '#ports/content/content-imports.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { Unpublished } from '#ports/content/unpublished.ts'

const ports = {
  contents: Contents,
  drafts: Drafts,
  imports: ContentImports,
  unpublished: Unpublished,
} as const

/** Stores of items, into which tables are imported. */
export class ImportStores extends Context.Service<
  ImportStores,
  { readonly [Name in keyof typeof ports]: (typeof ports)[Name]['Service'] }
>()('sahilan/tests/ImportStores') {
  static readonly layer = Layer.effect(ImportStores, Effect.all(ports))
}
