import type { ContentName } from '#domain/content/content-types.ts'
import type { ContentLook } from './content-look.ts'

/** What the list, add and edit screen of a content are given. */
export interface ContentScreenProps<Name extends ContentName> {
  name: Name
  look: ContentLook<Name>
}
