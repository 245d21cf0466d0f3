/** Splits a plain text into paragraphs at its empty lines. */
export const paragraphs = (text: string): ReadonlyArray<string> =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Whether a text has line breaks but no empty line, so that a page shows it as one paragraph. */
export const runsTogether = (text: string): boolean => {
  const [first = '', ...others] = paragraphs(text)
  return others.length === 0 && first.includes('\n')
}

export const everyLineAParagraph = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n\n')
