interface Words {
  /** The name of the links to the other languages. */
  readonly languages: string
}

const english: Words = { languages: 'Language' }

const words: Readonly<Record<string, Words>> = { ar: { languages: 'اللغة' } }

export const languageWords = (tag: string): Words => words[tag] ?? english
