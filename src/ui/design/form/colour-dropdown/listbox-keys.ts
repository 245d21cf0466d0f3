/** Where a key moves within a list of `count` options, or `undefined` for a key that does not move. */
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

/** The next option, after `from` and round again, whose name starts with what was typed; -1 for none. */
export function matching(names: readonly string[], typed: string, from: number): number {
  const wanted = typed.toLocaleLowerCase()
  // A longer search may stay where it is; a single letter goes on to the next.
  const start = typed.length > 1 ? from : from + 1
  const order = names.map((_, index) => (start + index + names.length) % names.length)
  return order.find((index) => names[index]?.toLocaleLowerCase().startsWith(wanted)) ?? -1
}
