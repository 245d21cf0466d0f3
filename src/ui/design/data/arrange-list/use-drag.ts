import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import type { Arrangeable } from './arrangeable.ts'

interface Dragged {
  readonly id: string
  /** The original index, which Escape restores. */
  readonly from: number
}

/** Drags items by mouse, finger or pen: the item moves once the pointer passes the middle of another item. */
export const useDrag = (
  list: RefObject<HTMLElement | null>,
  items: ReadonlyArray<Arrangeable>,
  move: (item: Arrangeable, to: number) => void,
) => {
  const [dragged, setDragged] = useState<Dragged>()
  const at = items.findIndex((item) => item.id === dragged?.id)

  // Scrolls the dragged item into view.
  useEffect(() => {
    if (dragged !== undefined) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [list, dragged, at])

  const middle = (index: number) => {
    const { top = 0, height = 0 } = list.current?.children[index]?.getBoundingClientRect() ?? {}
    return top + height / 2
  }
  const follow = (item: Arrangeable, y: number) => {
    let to = at
    while (to > item.first && y < middle(to - 1)) to -= 1
    while (to < item.last && y > middle(to + 1)) to += 1
    move(item, to)
  }

  const cancel = (event: KeyboardEvent) => {
    const item = items[at]
    if (event.key !== 'Escape' || dragged === undefined || item === undefined) return
    event.stopPropagation()
    move(item, dragged.from)
    setDragged(undefined)
  }
  useEffect(() => {
    if (dragged === undefined) return
    document.addEventListener('keydown', cancel, { capture: true })
    return () => document.removeEventListener('keydown', cancel, { capture: true })
  })

  return {
    dragged: dragged?.id,
    handle: (item: Arrangeable, from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || item.first === item.last) return
        // Prevents selecting the text of the rows that the pointer passes.
        event.preventDefault()
        // Captured by the list, as an item that moves in the DOM loses the capture.
        list.current?.setPointerCapture(event.pointerId)
        setDragged({ id: item.id, from })
      },
    }),
    list: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const item = items[at]
        if (item !== undefined) follow(item, event.clientY)
      },
      onLostPointerCapture: () => setDragged(undefined),
    },
  }
}
