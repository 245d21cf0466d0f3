import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { FormConfig } from './form-config.ts'
import type { ListConfig } from './list-config.ts'

export interface ContentListScreenProps<Name extends ContentTypeName> {
  name: Name
  config: ListConfig<Name>
}

export interface EditorScreenProps<Name extends ContentTypeName> {
  subject: Name
  config: ListConfig<Name> & FormConfig<Name>
}
