/** The first characters of a text as one line, cut at a word. */
export const summary = (text: string, longest = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const end = line.lastIndexOf(' ', longest - 1)
  return `${line.slice(0, end === -1 ? longest - 1 : end)}…`
}
