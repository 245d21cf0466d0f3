import { useEffect, useEffectEvent, useState } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { ListActor } from '#ui/actors/bridge/list-machine-of.ts'

const none: ReadonlySet<string> = new Set()

/** The selected rows, and the confirmation before they are removed. */
export const useRemoval = <Row extends Listed>(
  actor: ListActor<Row>,
  rows: ReadonlyArray<Row>,
  onSettled: () => void,
) => {
  const [selected, setSelected] = useState(none)
  const [asked, setAsked] = useState<ReadonlyArray<Row>>([])
  const [asking, setAsking] = useState(false)

  const settle = useEffectEvent((ids: ReadonlyArray<string>) => {
    setAsking(false)
    setSelected((chosen) => new Set([...chosen].filter((id) => !ids.includes(id))))
    onSettled()
  })
  useEffect(() => {
    const subscriptions = [
      actor.on('items.removed', ({ ids }) => settle(ids)),
      actor.on('items.notRemoved', () => settle([])),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor])

  return {
    /** Only rows on the screen, so that nothing unseen is deleted. */
    selected: new Set(rows.map((row) => row.id).filter((id) => selected.has(id))),
    select: setSelected,
    /** Stays while the dialog fades out. */
    asked,
    asking,
    ask: (about: ReadonlyArray<Row>) => {
      setAsked(about)
      setAsking(true)
    },
    keep: () => setAsking(false),
    confirm: () => actor.send({ type: 'items.remove', ids: asked.map((row) => row.id) }),
  }
}
