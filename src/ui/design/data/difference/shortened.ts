interface Place {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Letters that are left of an unchanged stretch beside each change. */
const beside = 120

/** An unchanged stretch with its middle left out, or the side where nothing changed. */
export const shortened = (text: string, { isFirst, isLast }: Place): string => {
  const start = isFirst ? '' : text.slice(0, beside)
  const end = isLast ? '' : text.slice(-beside)
  if (text.length <= start.length + end.length + beside) return text
  return `${start.replace(/\s*\S*$/u, '')} … ${end.replace(/^\S*\s*/u, '')}`
}
