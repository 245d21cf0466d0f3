import { useEffect, useRef, useState } from 'react'

const first = (form: HTMLElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(selector) ?? undefined

/** The focus of a form that is disabled during a save, which loses it. */
export const useFormFocus = () => {
  const element = useRef<HTMLFormElement>(null)
  const lastFocused = useRef<Element>(null)
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    const error = first(element.current, '[aria-invalid="true"]')
    if (error !== undefined) error.focus()
    else if (document.activeElement?.contains(element.current) && lastFocused.current instanceof HTMLElement)
      lastFocused.current.focus()
  }, [attempts])

  return {
    element,
    /** Remembers what has the focus, before a save. */
    remember: () => {
      lastFocused.current = document.activeElement
    },
    /** Focuses the first invalid control, or else what had the focus, once the form is rendered again. */
    restore: () => setAttempts((count) => count + 1),
    focusFirst: () => first(element.current, 'fieldset :is(input, textarea, select, button)')?.focus(),
  }
}
