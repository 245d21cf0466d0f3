import type { JudgedFields } from './application-fields.tsx'

/** Puts the focus into the first field that has earned a sentence. */
export const focusFirst = (form: HTMLFormElement | null, errors: JudgedFields) => {
  const wrong = new Set(Object.entries(errors).flatMap(([name, sentence]) => (sentence ? [name] : [])))
  const fields = form?.querySelectorAll<HTMLElement>('[name]') ?? []
  ;[...fields].find((field) => wrong.has(field.getAttribute('name') ?? ''))?.focus()
}
