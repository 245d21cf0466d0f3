import { formTranslations } from '#domain/forms/form-translations.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'

/** The fields of an item that are in its form, and its translations, without what the store added. */
export const valuesOf = <Values extends Form>(item: object, blank: Values): Values => {
  const fields: Form = { ...item }
  // An item has every field of its blank form, except a formatted text that it does not need.
  return {
    ...Object.fromEntries(Object.entries(blank).map(([field, empty]) => [field, fields[field] ?? empty])),
    ...formTranslations(item),
  } as Values
}
