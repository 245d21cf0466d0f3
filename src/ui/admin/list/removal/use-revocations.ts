import { useEffect, useEffectEvent, useState } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import { minute } from '#domain/time/durations.ts'
import type { ListActor } from '#ui/actors/bridge/list-machine-of.ts'

/** Refills a list whose revoked rows stay in it. Returns the time with which the ends of its rows are compared. */
export const useRevocations = <Row extends Listed>(list: ListActor<Row>, refill: () => void): number => {
  const [now, setNow] = useState(Date.now)
  const refillNow = useEffectEvent(refill)
  useEffect(() => {
    const removal = list.on('items.removed', () => {
      // The server's clock may be a little ahead.
      setNow(Date.now() + minute)
      refillNow()
    })
    return () => removal.unsubscribe()
  }, [list])
  return now
}
