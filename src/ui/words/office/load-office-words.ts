import type { Words } from '../words.ts'

/** Catalogues that load together, with the first screen that shows them. */
export type WordsArea =
  | 'content'
  | 'account'
  | 'addresses'
  | 'connections'
  | 'dashboard'
  | 'desk'
  | 'editor'
  | 'history'
  | 'imports'
  | 'inbox'
  | 'languageBoard'
  | 'media'
  | 'publishing'
  | 'removal'
  | 'settings'
  | 'signIn'
  | 'singleSignOn'

type Loaders = Readonly<Record<WordsArea | 'start', () => Promise<Partial<Words>>>>

const languages: Readonly<Record<string, Loaders>> = {
  ar: {
    start: async () => (await import('./ar/start-words.ts')).startWords,
    content: async () => (await import('./ar/content-words.ts')).contentWords,
    account: async () => ({ account: (await import('#domain/wording/ar/access/account.ts')).account }),
    addresses: async () => ({
      addresses: (await import('#domain/wording/ar/office/addresses.ts')).addresses,
    }),
    connections: async () => ({
      connections: (await import('#domain/wording/ar/office/connections.ts')).connections,
    }),
    dashboard: async () => ({
      dashboard: (await import('#domain/wording/ar/office/dashboard.ts')).dashboard,
    }),
    desk: async () => ({ desk: (await import('#domain/wording/ar/inbox/desk.ts')).desk }),
    editor: async () => ({ editor: (await import('#domain/wording/ar/editor/editor.ts')).editor }),
    history: async () => ({ history: (await import('#domain/wording/ar/content/history.ts')).history }),
    imports: async () => ({ imports: (await import('#domain/wording/ar/content/imports.ts')).imports }),
    inbox: async () => (await import('./ar/inbox-words.ts')).inboxWords,
    languageBoard: async () => ({
      languageBoard: (await import('#domain/wording/ar/content/language-board.ts')).languageBoard,
    }),
    media: async () => ({ media: (await import('#domain/wording/ar/content/media.ts')).media }),
    removal: async () => ({ removal: (await import('#domain/wording/ar/content/removal.ts')).removal }),
    settings: async () => ({ settings: (await import('#domain/wording/ar/office/settings.ts')).settings }),
    signIn: async () => ({ signIn: (await import('#domain/wording/ar/access/sign-in.ts')).signIn }),
    singleSignOn: async () => ({
      singleSignOn: (await import('#domain/wording/ar/access/single-sign-on.ts')).singleSignOn,
    }),
    publishing: async () => ({
      publishing: (await import('#domain/wording/ar/editor/publishing.ts')).publishing,
    }),
  },
}

/** The catalogues of the back office that are loaded. A screen waits for those that it needs. */
const shown: Partial<Words> = {}

/** Loads the catalogues that the back office starts with; none for English. */
export const loadOfficeWords = async (tag: string): Promise<Partial<Words>> =>
  Object.assign(shown, await languages[tag]?.start())

/** Loads the catalogues of a screen into those that are shown. */
export const loadAreas = async (...named: ReadonlyArray<WordsArea>): Promise<void> => {
  const loaders = languages[shown.language ?? '']
  const loaded = await Promise.all(named.map(async (area) => loaders?.[area]()))
  Object.assign(shown, ...loaded)
}
