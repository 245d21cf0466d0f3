interface Position {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Characters of unchanged text that are shown next to a change. */
const contextLength = 120

/** Replaces what is far from a change by an ellipsis: the middle of an unchanged text, or its outer end. */
export const shortened = (text: string, { isFirst, isLast }: Position): string => {
  const start = isFirst ? '' : text.slice(0, contextLength)
  const end = isLast ? '' : text.slice(-contextLength)
  if (text.length <= start.length + end.length + contextLength) return text
  return `${start.replace(/\s*\S*$/u, '')} … ${end.replace(/^\S*\s*/u, '')}`
}
