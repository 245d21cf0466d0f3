import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { AdminConfig } from './admin-config.ts'

export interface ContentScreenProps<Name extends ContentTypeName> {
  name: Name
  config: AdminConfig<Name>
}
