import type { AnyContentType } from '#domain/content/content-types.ts'
import type { Contents } from '#ports/content/contents.ts'

/** A store of contents under test, for one content. */
export interface ContentsUnderTest {
  readonly contents: Contents['Service']
  readonly content: AnyContentType
  /** Addresses that its picture fields take. */
  readonly pictures: ReadonlyArray<string>
}
