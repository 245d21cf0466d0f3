import type { ComponentType } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import { listConfigs, type ListConfigs } from '../content-types/lists/list-configs.ts'
import { ContentListScreen } from '../content/content-list-screen.tsx'
import { contentSections } from '../shell/navigation/admin-sections.ts'

export type Views = { readonly [Name in Screen]?: ComponentType }

const listOf = <Name extends ContentTypeName>(name: Name, configs: ListConfigs<Name>) =>
  function List() {
    return <ContentListScreen name={name} config={configs[name]} />
  }

/** The lists of content types. Chunks that load later import shared modules from this one (scripts/build/chunks.mjs). */
export const listViews: Views = Object.fromEntries(
  contentTypeNames.map((name) => [contentSections[name].screens[0], listOf(name, listConfigs)]),
)
