import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import { panned, type View, wholePicture, zoomed, zoomedTo } from './zoom.ts'

const keySteps: Partial<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }
const arrowStep = 40
/** Scroll distance per zoom step: less than a notch of a wheel, more than an event of a touchpad. */
const wheelStep = 40
const arrows: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
}

interface Point {
  x: number
  y: number
}

const distance = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y)

/** Pan and zoom of a picture by wheel, keys, dragging and pinching. */
export function useView() {
  const element = useRef<HTMLElement>(null)
  const [view, setView] = useState<View>(wholePicture)
  const fingers = useRef(new Map<number, Point>())
  const pinch = useRef<{ apart: number; scale: number }>(undefined)

  const zoom = (steps: number) => setView((now) => zoomed(now, steps))
  const reset = () => setView(wholePicture)
  const pan = (by: Point) => {
    const { clientWidth = 0, clientHeight = 0 } = element.current ?? {}
    setView((now) => panned(now, by, clientWidth, clientHeight))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const arrow = arrows[key]
    if (arrow) pan(arrow)
    else if (key === '0') reset()
    else zoom(keySteps[key] ?? 0)
  }

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const [first, second] = fingers.current.values()
    pinch.current = first && second && { apart: distance(first, second), scale: view.scale }
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = fingers.current.get(pointerId)
    if (from === undefined) return
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    const [first, second] = fingers.current.values()
    const { current } = pinch
    if (current === undefined || !first || !second) pan({ x: clientX - from.x, y: clientY - from.y })
    else setView((now) => zoomedTo(now, (current.scale * distance(first, second)) / current.apart))
  }
  const onPointerUp = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    pinch.current = undefined
  }

  // React's wheel listeners are passive and cannot prevent page zoom.
  const ref = useCallback((stage: HTMLElement | null) => {
    if (stage === null) return

    let scrolled = 0
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      scrolled += event.deltaY
      if (Math.abs(scrolled) < wheelStep) return
      const steps = -Math.sign(scrolled)
      scrolled = 0
      setView((now) => zoomed(now, steps))
    }
    element.current = stage
    stage.addEventListener('wheel', onWheel, { passive: false })
    return () => stage.removeEventListener('wheel', onWheel)
  }, [])

  const pointers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { view, zoom, reset, onKeyDown, stage: { ref, ...pointers } }
}
