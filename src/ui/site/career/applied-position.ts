import type { AppliedPosition } from '#domain/visitor-forms/profile/profile.ts'

/** The position that a button names by its `data-…`; `undefined` if it is for an enquiry. */
export const appliedPosition = ({ dataset }: HTMLElement): AppliedPosition | undefined => {
  const { apply: id, title = '', company = '', location = '', untranslated } = dataset
  if (id === undefined) return undefined
  const texts = { title, company, location }
  return { id, ...texts, ...(untranslated !== undefined && { untranslated: untranslated.split(' ') }) }
}
