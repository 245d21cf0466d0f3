/** Texts of which a page shows those of its own and of the default language. */
interface Words {
  /** The name of the links to the other languages. */
  readonly languages: string
  /** Says of a text that it is in the default language, by the tag of that language. */
  readonly fallback: Readonly<Record<string, string>>
  /** Stands above an article that is not translated. */
  readonly untranslatedArticle: string
  /** Leads to a page in this language. */
  readonly readHere: string
}

const english: Words = {
  languages: 'Language',
  fallback: { ar: 'in Arabic' },
  untranslatedArticle: 'This article is not translated yet.',
  readHere: 'Read this page in English',
}

const words: Readonly<Record<string, Words>> = {
  ar: {
    languages: 'اللغة',
    fallback: { en: 'بالإنجليزية' },
    untranslatedArticle: 'لم يُترجم هذا الخبر إلى العربية بعد، وهذا نصّه بالإنجليزية.',
    readHere: 'اقرؤوا هذه الصفحة بالعربية',
  },
}

/** The words of a language; those of a language without words are English. */
export const languageWords = (tag: string): Words => words[tag] ?? english
