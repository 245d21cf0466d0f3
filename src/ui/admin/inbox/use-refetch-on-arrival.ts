import { useEffect, useEffectEvent, useRef } from 'react'

interface CatchingUp {
  /** How many have come since the list was asked for. */
  readonly count: number
  /** Whether new mails have their place in what shows, and nothing there is being worked on. */
  readonly isFollowing: boolean
  readonly fetch: () => void
}

/** Whoever did nothing for this long may have left. */
const presence = 5 * 60_000

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/** Fetches a list again as mails arrive; for a person who may have left only once they stir, so that it counts as their use. */
export const useRefetchOnArrival = ({ count, isFollowing, fetch }: CatchingUp) => {
  const stirred = useRef(0)
  const caught = useRef(0)
  const catchUp = useEffectEvent(() => {
    if (!isFollowing || count <= caught.current || performance.now() - stirred.current > presence) return
    caught.current = count
    fetch()
  })

  useEffect(() => {
    const stir = () => {
      stirred.current = performance.now()
      catchUp()
    }
    stir()
    for (const sign of signs) document.addEventListener(sign, stir, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, stir)
    }
  }, [])

  useEffect(() => {
    caught.current = Math.min(caught.current, count)
    catchUp()
  }, [count, isFollowing])
}
