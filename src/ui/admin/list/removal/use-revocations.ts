import { useEffect, useEffectEvent, useState } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import { minute } from '#domain/time/durations.ts'
import type { ListActor } from '#ui/actors/bridge/list-machine-of.ts'

interface Revocations {
  /** Refills the list, in which revoked rows stay. */
  readonly refill: () => void
  /** Focuses the list, as the button that asked is gone. */
  readonly takeFocus: () => void
}

/** Revokes the rows of a list after a question. */
export const useRevocations = <Row extends Listed>(
  list: ListActor<Row>,
  { refill, takeFocus }: Revocations,
) => {
  const [now, setNow] = useState(Date.now)
  const [asked, setAsked] = useState<Row>()
  const [state, setState] = useState<'asking' | 'cancelled' | 'confirmed'>('cancelled')
  const refillNow = useEffectEvent(refill)
  useEffect(() => {
    const removal = list.on('items.removed', () => {
      // The server's clock may be a little ahead.
      setNow(Date.now() + minute)
      refillNow()
    })
    return () => removal.unsubscribe()
  }, [list])
  return {
    /** The time with which the ends of the rows are compared. */
    now,
    /** Stays while the dialog fades out. */
    asked,
    ask: (row: Row) => {
      setAsked(row)
      setState('asking')
    },
    dialog: {
      open: state === 'asking',
      onOpenChange: () => setState('cancelled'),
      onCloseAutoFocus: () => state === 'confirmed' && takeFocus(),
      onConfirm: () => {
        setState('confirmed')
        if (asked) list.send({ type: 'items.remove', ids: [asked.id] })
      },
    },
  }
}
