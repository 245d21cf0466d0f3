import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import { formConfigs, type FormConfigs } from '../content-types/forms/form-configs.ts'
import { listConfigs, type ListConfigs } from '../content-types/lists/list-configs.ts'
import { ContentAddScreen } from '../content/content-add-screen.tsx'
import { ContentEditScreen } from '../content/content-edit-screen.tsx'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import type { Views } from './list-views.tsx'

const editorsOf = <Name extends ContentTypeName>(
  name: Name,
  lists: ListConfigs<Name>,
  forms: FormConfigs<Name>,
) => {
  const config = { ...lists[name], ...forms[name] }
  const [, add, edit] = contentSections[name].screens
  return [
    [add, () => <ContentAddScreen subject={name} config={config} />],
    [edit, () => <ContentEditScreen subject={name} config={config} />],
  ] as const
}

/** The editors of content types. */
export const editorViews: Views = Object.fromEntries(
  contentTypeNames.flatMap((name) => editorsOf(name, listConfigs, formConfigs)),
)
