/** The index that a key moves to in a list of `count` options; `undefined` for other keys. */
export function movedBy(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1)
    case 'ArrowUp':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The index of the next option whose name starts with `typed`, wrapping around; -1 if none does. */
export function matching(names: readonly string[], typed: string, from: number): number {
  const prefix = typed.toLocaleLowerCase()
  // A single letter moves on to the next match; a longer search may stay.
  const start = typed.length > 1 ? from : from + 1
  const order = names.map((_, index) => (start + index + names.length) % names.length)
  return order.find((index) => names[index]?.toLocaleLowerCase().startsWith(prefix)) ?? -1
}
