import type { ComponentType } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { loadAreas, type WordsArea } from '#ui/words/office/load-office-words.ts'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import type { Views } from './list-views.tsx'

/** A chunk of screens with the catalogues that they show. */
interface Chunk {
  readonly load: () => Promise<Views>
  readonly words: ReadonlyArray<WordsArea>
}

const lists: Chunk = { load: async () => (await import('./list-views.tsx')).listViews, words: ['content'] }
const editors: Chunk = {
  load: async () => (await import('./editor-views.tsx')).editorViews,
  words: ['content', 'editor', 'media', 'publishing', 'removal'],
}
const daily: Chunk = {
  load: async () => (await import('./daily-views.tsx')).dailyViews,
  words: ['content', 'dashboard', 'desk', 'editor', 'history', 'inbox', 'publishing', 'removal'],
}
const desk: Chunk = {
  load: async () => ({ Desk: (await import('../desk/desk-screen.tsx')).DeskScreen }),
  words: ['content', 'desk', 'editor', 'inbox'],
}
const addresses: Chunk = {
  load: async () => ({
    Addresses: (await import('../system/addresses/addresses-screen.tsx')).AddressesScreen,
  }),
  words: ['addresses', 'content', 'editor', 'imports', 'publishing'],
}
const rarelyUsed: Chunk = {
  load: async () => (await import('./rarely-used-views.tsx')).rarelyUsedViews,
  words: [
    'account',
    'connections',
    'content',
    'editor',
    'history',
    'languageBoard',
    'media',
    'publishing',
    'removal',
    'settings',
    'signIn',
  ],
}

const chunks: { readonly [screen: string]: Chunk } = {
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
  Desk: desk,
  Addresses: addresses,
}

/** Loads the chunk of a screen and its catalogues, after the sign-in. */
export const loadView = async (screen: Screen): Promise<ComponentType | undefined> => {
  const { load, words } = chunks[screen] ?? rarelyUsed
  const [views] = await Promise.all([load(), loadAreas(...words)])
  return views[screen]
}
