import { fellBack } from './fallback.ts'
import { isBlank, type Translatable } from './translated-fields.ts'

/** Whether none of the texts of an item that was read in a further language is translated. */
export const isUntranslated = (
  item: Pick<Translatable, 'untranslated'>,
  texts: ReadonlyArray<string>,
): boolean => texts.every((field) => isBlank(Reflect.get(item, field)) || fellBack(item, field))
