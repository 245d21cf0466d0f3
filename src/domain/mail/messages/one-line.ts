/** Ends of lines, other control characters, halves of characters, and marks that turn the direction of what follows. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** A text that anybody may have written, as it may stand in a header or in one line: nothing in it can begin another. */
export const oneLine = (text: string, most = 150): string => {
  const line = text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
