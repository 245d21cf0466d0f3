/**
 * The name of a time zone at an instant in a language, such as 'Bahrain time'; empty if the language has only an
 * abbreviation or an offset.
 */
export const zoneName = (timeZone: string, locale: string, instant = new Date()): string => {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
  const name = formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return /\s/.test(name) && !/\d/.test(name) ? name.replace(/ Time$/, ' time') : ''
}
