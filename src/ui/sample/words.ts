import { pseudo } from '#domain/wording/pseudo.ts'
import { designWords as arabicDesignWords } from '#ui/design/words/ar.ts'
import { designWords } from '#ui/design/words/en.ts'
import type { Words } from '#ui/words/words.ts'

/** English texts in brackets and longer, which show what is not translated and what is cut off. */
export const pseudoLanguage = 'pseudo'

const modulesOf = {
  en: import.meta.glob('../../domain/wording/en/**/*.ts', { eager: true }),
  ar: import.meta.glob('../../domain/wording/ar/**/*.ts', { eager: true }),
}

/** The catalogues of a language by area: each module exports the one of its file name. */
export const cataloguesIn = (language: keyof typeof modulesOf): Partial<Words> =>
  Object.fromEntries(
    Object.entries(modulesOf[language]).flatMap(([path, module]) => {
      const area = path
        .replace(/^.*\/(.*)\.ts$/, '$1')
        .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
      const words: unknown = Object(module)[area]
      return words === undefined ? [] : [[area, words]]
    }),
  )

/** The texts of the pages and of the components in the language of the toolbar. */
export const wordsIn = (language: string): Partial<Words> => {
  if (language === 'ar') return { language, ...cataloguesIn('ar'), design: arabicDesignWords }
  if (language === pseudoLanguage) return { ...pseudo(cataloguesIn('en')), design: pseudo(designWords) }
  return {}
}
