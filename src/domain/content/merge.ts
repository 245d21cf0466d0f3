import { hasParts, isSame } from './is-same.ts'

/** A form as it was read, as this person has it now, and as somebody else saved it meanwhile. */
export interface Versions<Values> {
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

/** A field that the other one changed, by its name or the way to it, such as `site.contact.phone`. */
export interface Difference {
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
  /** Whether both changed it, each to something else: one of them has to be chosen. */
  readonly collides: boolean
}

export interface Merge<Values> {
  /** What each changed alone is in it; where both did, mine is until the other is chosen. */
  readonly values: Values
  readonly differences: ReadonlyArray<Difference>
}

/** Merges two changes of one form, field by field and into its groups; a list is one value. */
export const merge = <Values extends object>(versions: Versions<Values>): Merge<Values> => {
  const { value, differences } = mergeAt('', versions)
  // Each field holds what one of the versions held there.
  return { values: value as Values, differences }
}

interface Merged {
  readonly value: unknown
  readonly differences: ReadonlyArray<Difference>
}

function mergeAt(field: string, { base, mine, theirs }: Versions<unknown>): Merged {
  if (hasParts(base) && hasParts(mine) && hasParts(theirs)) {
    const parts = Object.keys({ ...theirs, ...mine }).map((name) => {
      const way = field === '' ? name : `${field}.${name}`
      return [name, mergeAt(way, { base: base[name], mine: mine[name], theirs: theirs[name] })] as const
    })
    return {
      value: Object.fromEntries(parts.map(([name, part]) => [name, part.value])),
      differences: parts.flatMap(([, part]) => part.differences),
    }
  }
  if (isSame(theirs, base) || isSame(theirs, mine)) return { value: mine, differences: [] }
  const collides = !isSame(mine, base)
  return { value: collides ? mine : theirs, differences: [{ field, mine, theirs, collides }] }
}
