import type { AnyContentType } from '#domain/content/content-types.ts'
import type { Contents } from '#ports/content/contents.ts'

/** An adapter of `Contents` under test, for one content type. */
export interface ContentsUnderTest {
  readonly contents: Contents['Service']
  readonly contentType: AnyContentType
  /** URLs that its picture fields accept. */
  readonly pictures: ReadonlyArray<string>
}
