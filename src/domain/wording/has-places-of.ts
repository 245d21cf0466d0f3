import { partsOf } from './template.ts'
import type { CatalogueText } from './texts-of.ts'

const placesIn = (text: string) => new Set(partsOf(text).filter((_, index) => index % 2 === 1))

/** Whether a translation has the places of its original. A plural form has the number only if its language needs it. */
export const hasPlacesOf = (translation: CatalogueText, originals: ReadonlyArray<CatalogueText>): boolean => {
  const needed = new Set(originals.flatMap((original) => [...placesIn(original.text)]))
  const used = placesIn(translation.text)
  const isFree = (place: string) => translation.form !== '' && place === 'n'
  return (
    [...used].every((place) => needed.has(place)) &&
    [...needed].every((place) => used.has(place) || isFree(place))
  )
}
