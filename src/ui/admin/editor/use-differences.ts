import { useState } from 'react'
import { isSame } from '#domain/content/merge/is-same.ts'
import type { Difference } from '#domain/content/merge/merge.ts'
import type { OtherVersion } from './form/form-field.ts'

interface Found extends Difference {
  readonly isDecided: boolean
}

/** What somebody else changed in a form, and what this person has decided about it. */
export const useDifferences = () => {
  const [differences, setDifferences] = useState<ReadonlyArray<Found>>([])
  const openIn = differences.filter(({ collides, isDecided }) => collides && !isDecided)

  const chosenOf = ({ mine, theirs, collides, isDecided }: Found, value: unknown) => {
    if (collides && !isDecided) return undefined
    if (isSame(value, theirs)) return 'theirs'
    return isSame(value, mine) ? 'mine' : undefined
  }

  return {
    open: openIn.length,
    isOpen: (name: string) => openIn.some(({ field }) => field === name),
    has: (asked: (name: string) => boolean) => differences.some(({ field }) => asked(field)),
    show: (found: ReadonlyArray<Difference>) =>
      setDifferences(found.map((difference) => ({ ...difference, isDecided: false }))),
    /** Typing in a field decides too, for the entry that it is a part of as well. */
    decide: (name: string) =>
      setDifferences((known) =>
        known.map((one) =>
          name === one.field || name.startsWith(`${one.field}.`) ? { ...one, isDecided: true } : one,
        ),
      ),
    /** Entries of a list were moved, added or removed: what is known of each goes with it. */
    follow: (list: string, before: ReadonlyArray<unknown>, after: ReadonlyArray<unknown>) =>
      setDifferences((known) =>
        known.flatMap((one) => {
          if (!one.field.startsWith(`${list}.`)) return [one]
          const [at, ...way] = one.field.slice(list.length + 1).split('.')
          const place = after.indexOf(before[Number(at)])
          return place === -1 ? [] : [{ ...one, field: [list, place, ...way].join('.') }]
        }),
      ),
    of: (name: string, value: unknown, change: (value: unknown) => void): OtherVersion | undefined => {
      const difference = differences.find(({ field }) => field === name)
      if (difference === undefined) return undefined
      return {
        ...difference,
        chosen: chosenOf(difference, value),
        choose: (which) => change(difference[which]),
      }
    },
  }
}
