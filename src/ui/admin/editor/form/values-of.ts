import type { Form } from '#domain/machines/pending-pictures.ts'

/** The fields of an item that its form holds, without what the store added. */
export const valuesOf = <Values extends Form>(item: object, blank: Values): Values => {
  const kept: Form = { ...item }
  // An item has every field of its blank form; a stored picture's address is a picture's value.
  return Object.fromEntries(Object.keys(blank).map((field) => [field, kept[field]])) as Values
}
