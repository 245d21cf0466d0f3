import { formTranslations } from '#domain/forms/form-translations.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'

/** The fields of an item that are in its form, and its translations, without what the store added. */
export const valuesOf = <Values extends Form>(item: object, blank: Values): Values => {
  const fields: Form = { ...item }
  // An item has every field of its blank form.
  return {
    ...Object.fromEntries(Object.keys(blank).map((field) => [field, fields[field]])),
    ...formTranslations(item),
  } as Values
}
