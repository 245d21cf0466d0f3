import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { AdminConfig } from './admin-config.ts'

/** What the list, add and edit screen of a content are given. */
export interface ContentScreenProps<Name extends ContentTypeName> {
  name: Name
  look: AdminConfig<Name>
}
