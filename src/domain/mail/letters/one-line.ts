/** Line breaks, other control characters, lone surrogates, and marks that change the writing direction. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Makes an untrusted text safe for a mail header: one line of at most `maxLength` characters. */
export const oneLine = (text: string, maxLength = 150): string => {
  const line = text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length <= maxLength
    ? line
    : `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}
