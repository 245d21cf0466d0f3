import { partsOf } from './template.ts'
import type { CatalogueText } from './texts-of.ts'

const placeholdersIn = (text: string) => new Set(partsOf(text).filter((_, index) => index % 2 === 1))

/** Whether a translation has the placeholders of its original. A plural form has the number only if its language needs it. */
export const hasPlaceholdersOf = (
  translation: CatalogueText,
  originals: ReadonlyArray<CatalogueText>,
): boolean => {
  const needed = new Set(originals.flatMap((original) => [...placeholdersIn(original.text)]))
  const used = placeholdersIn(translation.text)
  const isFree = (placeholder: string) => translation.form !== '' && placeholder === 'n'
  return (
    [...used].every((placeholder) => needed.has(placeholder)) &&
    [...needed].every((placeholder) => used.has(placeholder) || isFree(placeholder))
  )
}
