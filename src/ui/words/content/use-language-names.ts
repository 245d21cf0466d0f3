import { languageOf } from '#domain/language/language.ts'
import { fill } from '#domain/wording/template.ts'
import { useTranslationWords } from './use-translation-words.ts'

/** The names of languages in sentences of the interface; a language without one has its own name. */
export const useLanguageNames = () => {
  const { languages, texts, beforeLanguage } = useTranslationWords()
  const named = (names: Readonly<Record<string, string>>, tag: string) =>
    names[tag] ?? languageOf(tag)?.name ?? tag
  const nameOf = (tag: string) => named(languages, tag)
  return {
    /** 'Arabic'. */
    nameOf,
    /** 'the Arabic', for a text. */
    textOf: (tag: string) => named(texts, tag),
    /** 'Title, Arabic'. */
    inLanguage: (label: string, tag: string) => fill(beforeLanguage, { label }) + nameOf(tag),
  }
}
