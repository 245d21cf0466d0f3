/** The paragraphs of a plain text; an empty line starts a new one. */
export const paragraphs = (text: string): ReadonlyArray<string> =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
