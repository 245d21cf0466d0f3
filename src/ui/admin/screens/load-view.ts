import type { ComponentType } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { contentSections } from '../navigation/sections.ts'
import type { Views } from './views.tsx'

const lists = async () => (await import('./views.tsx')).views
const editors = async () => (await import('./editor-views.tsx')).editorViews
const daily = async () => (await import('./daily-views.tsx')).dailyViews
const rarelyUsed = async () => (await import('./rarely-used-views.tsx')).rarelyUsedViews

const chunks: { readonly [screen: string]: () => Promise<Views> } = {
  ...Object.fromEntries(
    Object.values(contentSections).flatMap(({ screens: [list, add, edit] }) => [
      [list, lists],
      [add, editors],
      [edit, editors],
    ]),
  ),
  dashboard: daily,
  enquirymails: daily,
  profilemails: daily,
}

/** Loads the chunk of a screen, after the sign-in. */
export const loadView = async (screen: Screen): Promise<ComponentType | undefined> => {
  const load = chunks[screen] ?? rarelyUsed
  return (await load())[screen]
}
