/** The form field with the version of the consent text that was shown. */
export const consentName = 'consent'

/** The version of the text that forms show now, by its language. */
const versions: Readonly<Record<string, string>> = { en: '1', ar: '1-ar' }

/** @param language The tag of the language in which the form is shown. */
export const consentVersion = (language: string): string => versions[language] ?? ''
