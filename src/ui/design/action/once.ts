import type { MouseEvent } from 'react'

/**
 * For a button whose row, toast or dialog goes: ignores the second click of a double click, which would hit the next
 * row, or act again while the toast or dialog fades out.
 */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}
