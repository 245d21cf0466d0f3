import { useState } from 'react'
import { isSame } from '#domain/content/merge/is-same.ts'
import type { MergeDifference } from '#domain/content/merge/merge.ts'
import type { OtherValue } from '../form/form-field.ts'

/** A difference, with the hash of the text that my translation was made from if the other person changed that. */
interface Found extends MergeDifference {
  readonly madeFrom?: unknown
}

interface Decidable extends Found {
  readonly isDecided: boolean
}

/** Takes a version; mine with what it was made from. */
type Choose = (value: unknown, madeFrom?: unknown) => void

/** The fields that another person changed, and the user's choices between both versions. */
export const useDifferences = () => {
  const [differences, setDifferences] = useState<ReadonlyArray<Decidable>>([])
  const undecided = differences.filter(({ collides, isDecided }) => collides && !isDecided)

  const chosenOf = ({ mine, theirs, collides, isDecided }: Decidable, value: unknown) => {
    if (collides && !isDecided) return undefined
    if (isSame(value, theirs)) return 'theirs'
    return isSame(value, mine) ? 'mine' : undefined
  }

  return {
    undecidedCount: undecided.length,
    isUndecided: (name: string) => undecided.some(({ field }) => field === name),
    has: (matches: (name: string) => boolean) => differences.some(({ field }) => matches(field)),
    show: (found: ReadonlyArray<Found>) =>
      setDifferences(found.map((difference) => ({ ...difference, isDecided: false }))),
    /** Typing in a field also decides for the entry that contains it. */
    decide: (name: string) =>
      setDifferences((known) =>
        known.map((difference) =>
          name === difference.field || name.startsWith(`${difference.field}.`)
            ? { ...difference, isDecided: true }
            : difference,
        ),
      ),
    /** Moves the differences along when entries of a list were moved, added or removed. */
    follow: (list: string, before: ReadonlyArray<unknown>, after: ReadonlyArray<unknown>) =>
      setDifferences((known) =>
        known.flatMap((difference) => {
          if (!difference.field.startsWith(`${list}.`)) return [difference]
          const [oldIndex, ...rest] = difference.field.slice(list.length + 1).split('.')
          const newIndex = after.indexOf(before[Number(oldIndex)])
          return newIndex === -1 ? [] : [{ ...difference, field: [list, newIndex, ...rest].join('.') }]
        }),
      ),
    of: (name: string, value: unknown, choose: Choose): OtherValue | undefined => {
      const difference = differences.find(({ field }) => field === name)
      if (difference === undefined) return undefined
      const { madeFrom, ...shown } = difference
      return {
        ...shown,
        chosen: chosenOf(difference, value),
        choose: (which) => (which === 'mine' ? choose(shown.mine, madeFrom) : choose(shown.theirs)),
      }
    },
  }
}
