import { useSelector } from '@xstate/react'
import type { Reading } from './reading-of.ts'

/** The value of a reading, its failure, and how to fetch it again. */
export const useReading = <A>({ actor, fetch }: Reading<A>) => {
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context)
  return { value, failure, fetch }
}
