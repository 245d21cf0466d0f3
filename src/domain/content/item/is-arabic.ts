import type { Language } from '../../language/language.ts'

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Whether most letters of a text are Arabic. */
export const isArabic = (text: string): boolean => {
  const arabic = count(text, /\p{Script=Arabic}/gu)
  return arabic > 0 && arabic * 2 > count(text, /\p{L}/gu)
}

/** The direction of a text that staff wrote. */
export const directionOf = (text: string): Language['dir'] => (isArabic(text) ? 'rtl' : 'ltr')
