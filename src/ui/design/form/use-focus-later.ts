import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus after the next render of `value`, to the first selector that matches. */
export const useFocusLater = (within: RefObject<HTMLElement | null>, value: unknown) => {
  const pending = useRef<ReadonlyArray<string>>([])
  useEffect(() => {
    for (const selector of pending.current) {
      const found = within.current?.querySelector<HTMLElement>(selector)
      if (!found) continue
      found.focus()
      break
    }
    pending.current = []
  }, [within, value])
  return (...selectors: ReadonlyArray<string>) => {
    pending.current = selectors
  }
}
