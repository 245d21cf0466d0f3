import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import { adminConfigs, type AdminConfigs } from '../content-types/admin-configs.ts'
import { ContentAddScreen } from '../content/content-add-screen.tsx'
import { ContentEditScreen } from '../content/content-edit-screen.tsx'
import { contentSections } from '../navigation/sections.ts'
import type { Views } from './views.tsx'

const addOf = <Name extends ContentTypeName>(name: Name, configs: AdminConfigs<Name>) =>
  function Add() {
    return <ContentAddScreen name={name} config={configs[name]} />
  }

const editOf = <Name extends ContentTypeName>(name: Name, configs: AdminConfigs<Name>) =>
  function Edit() {
    return <ContentEditScreen name={name} config={configs[name]} />
  }

/** The editors of content types. */
export const editorViews: Views = Object.fromEntries(
  contentTypeNames.flatMap((name) => {
    const [, add, edit] = contentSections[name].screens
    return [
      [add, addOf(name, adminConfigs)],
      [edit, editOf(name, adminConfigs)],
    ]
  }),
)
