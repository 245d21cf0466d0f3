import { useState } from 'react'
import { isSame } from '#domain/content/is-same.ts'
import type { Difference } from '#domain/content/merge.ts'
import type { OtherVersion } from './form-field.ts'

const nothing: ReadonlySet<string> = new Set()

/** What somebody else changed in a form, and what this person has decided about it. */
export const useDifferences = () => {
  const [differences, setDifferences] = useState<ReadonlyArray<Difference>>([])
  const [decided, setDecided] = useState(nothing)
  const openIn = differences.filter(({ field, collides }) => collides && !decided.has(field))

  const chosenOf = ({ field, mine, theirs, collides }: Difference, value: unknown) => {
    if (collides && !decided.has(field)) return undefined
    if (isSame(value, theirs)) return 'theirs'
    return isSame(value, mine) ? 'mine' : undefined
  }

  return {
    open: openIn.length,
    isOpen: (name: string) => openIn.some(({ field }) => field === name),
    show: (found: ReadonlyArray<Difference>) => {
      setDifferences(found)
      setDecided(nothing)
    },
    /** Typing in a field decides too. */
    decide: (name: string) => setDecided((names) => (names.has(name) ? names : new Set(names).add(name))),
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
