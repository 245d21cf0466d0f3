import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { panned, type View, wholePicture, zoomed } from './zoom.ts'

const keySteps: Partial<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }
const arrowStep = 40
const arrows: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
}

const onPointerDown = (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId)

/** What part of a picture is seen, moved by wheel, keys and dragging. */
export function useView() {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>(wholePicture)

  const zoom = (steps: number) => setView((now) => zoomed(now, steps))
  const reset = () => setView(wholePicture)
  const pan = (by: { x: number; y: number }) => {
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {}
    setView((now) => panned(now, by, clientWidth, clientHeight))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const arrow = arrows[key]
    if (arrow) pan(arrow)
    else if (key === '0') reset()
    else zoom(keySteps[key] ?? 0)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      pan({ x: event.movementX, y: event.movementY })
  }
  const onWheel = ({ deltaY }: { deltaY: number }) => zoom(-Math.sign(deltaY))

  return { view, zoom, reset, onKeyDown, stage: { ref: stage, onPointerDown, onPointerMove, onWheel } }
}
