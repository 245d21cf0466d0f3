import type { MouseEvent } from 'react'

/** Milliseconds; longer than most systems wait before they repeat a key that is held. */
const doublePress = 600

/** When each button was last pressed by a key. */
const pressedAt = new WeakMap<EventTarget, number>()

/** The browser counts clicks, but not presses of Enter or Space. */
const isRepeated = ({ detail, currentTarget, timeStamp }: MouseEvent) => {
  if (detail > 0) return detail > 1
  const last = pressedAt.get(currentTarget) ?? -Infinity
  pressedAt.set(currentTarget, timeStamp)
  return timeStamp - last < doublePress
}

/**
 * For a button whose row, toast or dialog goes: ignores the second press of a double click or of Enter, which would
 * hit the next row, or act again while the toast or dialog fades out.
 */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (!isRepeated(event)) act()
}
