import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Request } from './request-of.ts'

/** One screen's use of a request; leaving the screen clears the response. */
export const useRequest = <Input, A>({ actor, send, clear }: Request<Input, A>) => {
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => clear, [clear])
  const { input, response, failure } = snapshot.context
  return {
    input,
    response,
    failure,
    busy: snapshot.hasTag('busy'),
    done: snapshot.matches('done'),
    send,
    clear,
  }
}
