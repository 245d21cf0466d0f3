import { useEffect, useEffectEvent } from 'react'

/** Calls back once something is done, such as to close a dialog. */
export const useDone = (isDone: boolean, then: () => void): void => {
  const call = useEffectEvent(then)
  useEffect(() => {
    if (isDone) call()
  }, [isDone])
}
