const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Whether most letters of a text are Arabic. */
export const isArabic = (text: string): boolean => {
  const arabic = count(text, /\p{Script=Arabic}/gu)
  return arabic > 0 && arabic * 2 > count(text, /\p{L}/gu)
}
