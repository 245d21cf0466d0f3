import { designWords as arabicDesignWords } from '#ui/design/words/ar.ts'
import { designWords } from '#ui/design/words/en.ts'
import { cataloguesIn } from '#ui/sample/words.ts'

/** Every catalogue of a language by its area, the design system's included. */
const everyCatalogue = (language: 'en' | 'ar', design: unknown) =>
  new Map<string, unknown>([...Object.entries(cataloguesIn(language)), ['design', design]])

export const english = everyCatalogue('en', designWords)
export const arabic = everyCatalogue('ar', arabicDesignWords)
