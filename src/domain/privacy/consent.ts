/** The form field with the version of the consent text that was shown. */
export const consentName = 'consent'

/** The version of the text that forms show now, by its language. */
const versions: Readonly<Record<string, string>> = { en: '1', ar: '1-ar' }

/** Ends the versions of the text below applications without a position. */
const open = '-open'

/** @param language The tag of the language in which the form is shown. */
export const consentVersion = (language: string, isOpenApplication = false): string => {
  const version = versions[language] ?? ''
  return version && isOpenApplication ? version + open : version
}
