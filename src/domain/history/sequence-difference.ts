export interface Part {
  readonly kind: 'same' | 'removed' | 'added'
  readonly value: string
}

type Sequence = ReadonlyArray<string>

/** Two sequences that need more insertions and removals count as completely different. */
const mostEdits = 400

const all = (kind: Part['kind'], values: Sequence): ReadonlyArray<Part> =>
  values.map((value) => ({ kind, value }))

/** The shortest edit script between two sequences (Myers 1986, O(ND)). Within a change, removed parts come first. */
export const sequenceDifference = (before: Sequence, after: Sequence): ReadonlyArray<Part> => {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const changedBefore = before.slice(start, before.length - end)
  const changedAfter = after.slice(start, after.length - end)
  return [
    ...all('same', before.slice(0, start)),
    ...removalsFirst(
      shortestEdits(changedBefore, changedAfter) ?? [
        ...all('removed', changedBefore),
        ...all('added', changedAfter),
      ],
    ),
    ...all('same', before.slice(before.length - end)),
  ]
}

/** Returns `undefined` if more than `mostEdits` are needed. */
function shortestEdits(before: Sequence, after: Sequence): ReadonlyArray<Part> | undefined {
  const reached = new Map<number, number>([[1, 0]])
  const trace: Array<ReadonlyMap<number, number>> = []
  for (let edits = 0; edits <= Math.min(before.length + after.length, mostEdits); edits++) {
    trace.push(new Map(reached))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let beforeIndex = startOf(reached, diagonal, edits)
      while (
        beforeIndex < before.length &&
        beforeIndex - diagonal < after.length &&
        before[beforeIndex] === after[beforeIndex - diagonal]
      )
        beforeIndex++
      reached.set(diagonal, beforeIndex)
      if (beforeIndex >= before.length && beforeIndex - diagonal >= after.length)
        return partsAlong(trace, before, after)
    }
  }
  return undefined
}

const isDown = (reached: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean =>
  diagonal === -edits ||
  (diagonal !== edits && (reached.get(diagonal - 1) ?? 0) < (reached.get(diagonal + 1) ?? 0))

const startOf = (reached: ReadonlyMap<number, number>, diagonal: number, edits: number): number =>
  isDown(reached, diagonal, edits) ? (reached.get(diagonal + 1) ?? 0) : (reached.get(diagonal - 1) ?? 0) + 1

/** Follows the trace back from the end. */
function partsAlong(
  trace: ReadonlyArray<ReadonlyMap<number, number>>,
  before: Sequence,
  after: Sequence,
): ReadonlyArray<Part> {
  const parts: Array<Part> = []
  let beforeIndex = before.length
  let afterIndex = after.length
  for (const [edits, reached] of [...trace.entries()].toReversed()) {
    const down = isDown(reached, beforeIndex - afterIndex, edits)
    const diagonal = beforeIndex - afterIndex + (down ? 1 : -1)
    const fromBefore = edits === 0 ? 0 : (reached.get(diagonal) ?? 0)
    const fromAfter = edits === 0 ? 0 : fromBefore - diagonal
    while (beforeIndex > fromBefore && afterIndex > fromAfter) {
      beforeIndex--
      afterIndex--
      parts.push({ kind: 'same', value: before[beforeIndex] ?? '' })
    }
    if (edits === 0) break
    parts.push(
      down
        ? { kind: 'added', value: after[fromAfter] ?? '' }
        : { kind: 'removed', value: before[fromBefore] ?? '' },
    )
    beforeIndex = fromBefore
    afterIndex = fromAfter
  }
  return parts.toReversed()
}

function removalsFirst(parts: ReadonlyArray<Part>): ReadonlyArray<Part> {
  const ordered: Array<Part> = []
  let changed: Array<Part> = []
  const flush = () => {
    for (const kind of ['removed', 'added'] as const)
      ordered.push(...changed.filter((part) => part.kind === kind))
    changed = []
  }
  for (const part of parts) {
    if (part.kind !== 'same') changed.push(part)
    else {
      flush()
      ordered.push(part)
    }
  }
  flush()
  return ordered
}
