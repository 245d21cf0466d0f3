/** The forms whose drafts a tab keeps. */
export type SavedFormName = 'enquiry' | 'application'

/** The field that people do not see; what fills it is no person. */
export const decoyName = 'website'

/** What was typed, by the names of the fields. */
export type TypedValues = Readonly<Record<string, string>>

/** The key in session storage under which a draft is kept. */
export const savedFormKey = (form: SavedFormName): string => `draft-${form}`

/** Whatever else is stored under the key is nothing. */
export const readSavedForm = (stored: string | null): TypedValues => {
  try {
    const draft: unknown = JSON.parse(stored ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
