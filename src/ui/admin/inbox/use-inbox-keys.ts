import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Mail } from './mail.ts'
import type { Reading, Step } from './use-opened-mail.ts'

const steps: Readonly<Record<string, Step>> = { j: 1, k: -1 }

const isTyping = (element: Element | null) =>
  element?.matches('input, textarea, select, [contenteditable]') ?? false

/** J opens the next mail and K the one before, unless a person types or is somewhere else than at the mails. */
export const useInboxKeys = (card: RefObject<HTMLElement | null>, reading: Pick<Reading<Mail>, 'step'>) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key.toLowerCase()]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const { activeElement } = document
    const isHere =
      activeElement === document.body ||
      activeElement?.localName === 'main' ||
      card.current?.contains(activeElement) === true
    if (!isHere || isTyping(activeElement)) return
    event.preventDefault()
    reading.step(step)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
