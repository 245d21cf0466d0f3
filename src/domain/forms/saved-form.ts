/** The forms that are saved in the tab. */
export type SavedFormName = 'enquiry' | 'application'

/** The name of the honeypot field: people do not see it, so only bots fill it in. */
export const decoyName = 'website'

/** The typed values by the names of their fields. */
export type TypedValues = Readonly<Record<string, string>>

/** The key of a form in session storage. It has been `draft-…` since before drafts of items existed. */
export const savedFormKey = (form: SavedFormName): string => `draft-${form}`

/** Parses a saved form; ignores anything else that is stored under the key. */
export const readSavedForm = (stored: string | null): TypedValues => {
  try {
    const saved: unknown = JSON.parse(stored ?? '{}')
    if (typeof saved !== 'object' || saved === null) return {}
    return Object.fromEntries(Object.entries(saved).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
