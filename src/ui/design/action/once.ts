import type { MouseEvent } from 'react'

/** For a button whose row goes: ignores the second click of a double click, which would hit the next row. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}
