import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus after the next render of `drawn`, to the first selector that matches. */
export const useFocusLater = (within: RefObject<HTMLElement | null>, drawn: unknown) => {
  const wanted = useRef<ReadonlyArray<string>>([])
  useEffect(() => {
    for (const selector of wanted.current) {
      const found = within.current?.querySelector<HTMLElement>(selector)
      if (!found) continue
      found.focus()
      break
    }
    wanted.current = []
  }, [within, drawn])
  return (...selectors: ReadonlyArray<string>) => {
    wanted.current = selectors
  }
}
