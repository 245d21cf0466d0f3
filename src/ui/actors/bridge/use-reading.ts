import { useSelector } from '@xstate/react'
import type { Reading } from './reading-of.ts'

/** What was read, as a screen draws it. */
export const useReading = <A>({ actor, fetch }: Reading<A>) => {
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context)
  // The machine keeps what the reading's effect answered, which is of this type.
  return { value: value as A | undefined, failure, fetch }
}
