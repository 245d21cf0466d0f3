import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Request } from './request-of.ts'

/** One screen's use of a request: whatever was answered is forgotten when the screen is left. */
export const useRequest = <Input, A>({ actor, send, clear }: Request<Input, A>) => {
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => clear, [clear])
  const { input, answer, failure } = snapshot.context
  return {
    /** What was asked last, which is of this type. */
    input: input as Input | undefined,
    /** The machine keeps what the request's effect answered, which is of this type. */
    answer: answer as A | undefined,
    failure,
    busy: snapshot.hasTag('busy'),
    done: snapshot.matches('done'),
    send,
    clear,
  }
}
