import { useEffect, useRef, useState } from 'react'

const first = (form: HTMLElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(selector) ?? undefined

/** The focus of a form that is disabled during a save, which loses it. */
export const useFormFocus = () => {
  const element = useRef<HTMLFormElement>(null)
  // The latest first: the notice of a conflict and its choices disappear with the next save.
  const focused = useRef<ReadonlyArray<HTMLElement>>([])
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    const error = first(element.current, '[aria-invalid="true"]')
    if (error !== undefined) error.focus()
    else if (document.activeElement?.contains(element.current))
      focused.current.find(({ isConnected }) => isConnected)?.focus()
  }, [attempts])

  return {
    element,
    /** Remembers what has the focus, before a save. */
    remember: () => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLElement)) return
      const earlier = focused.current.filter((each) => each !== activeElement && each.isConnected)
      focused.current = [activeElement, ...earlier]
    },
    /** Focuses the first invalid control, or else what had the focus and is still there, once rendered again. */
    restore: () => setAttempts((count) => count + 1),
    focusFirst: () => first(element.current, 'fieldset :is(input, textarea, select, button)')?.focus(),
  }
}
