/** The pages to link to: the first, the last and those around the current one; `null` is a gap. */
export function pageWindow(page: number, pages: number, around = 1): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= 2 * around + 5) return all
  const from = Math.min(Math.max(page - around, 3), pages - 2 * around - 2)
  const middle = all.slice(from - 1, from + 2 * around)
  const last = middle.at(-1) ?? from
  return [1, from > 3 ? null : 2, ...middle, last < pages - 2 ? null : pages - 1, pages]
}
