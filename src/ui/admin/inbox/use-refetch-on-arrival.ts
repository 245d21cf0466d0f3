import { useEffect, useEffectEvent, useRef } from 'react'

interface Arrived {
  /** How many mails have arrived since the list was fetched. */
  readonly count: number
  /** Whether new mails belong on the shown page and nothing on it is selected. */
  readonly isFollowing: boolean
  readonly fetch: () => void
}

/** Without input for this long, the person may have left. */
const idleAfter = 5 * 60_000

const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/**
 * Refetches a list as mails arrive. After a pause without input it waits for the next input: a refetch counts as use and
 * would keep the session of an absent person open.
 */
export const useRefetchOnArrival = ({ count, isFollowing, fetch }: Arrived) => {
  const lastInput = useRef(0)
  const fetchedCount = useRef(0)
  const refetch = useEffectEvent(() => {
    if (!isFollowing || count <= fetchedCount.current || performance.now() - lastInput.current > idleAfter)
      return
    fetchedCount.current = count
    fetch()
  })

  useEffect(() => {
    const onInput = () => {
      lastInput.current = performance.now()
      refetch()
    }
    onInput()
    for (const type of inputEvents) document.addEventListener(type, onInput, { passive: true })
    return () => {
      for (const type of inputEvents) document.removeEventListener(type, onInput)
    }
  }, [])

  useEffect(() => {
    fetchedCount.current = Math.min(fetchedCount.current, count)
    refetch()
  }, [count, isFollowing])
}
