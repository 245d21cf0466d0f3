/** Removes the invisible characters that set the direction of a text. Copied numbers and addresses may hold them. */
export const withoutDirectionMarks = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '')

/** Writes Arabic-Indic and Persian digits as 0 to 9, without direction marks. */
// Both blocks of digits begin at a multiple of 16 (U+0660, U+06F0).
export const plainDigits = (text: string): string =>
  withoutDirectionMarks(text).replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
