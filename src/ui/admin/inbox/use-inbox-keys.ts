import { useEffect, useEffectEvent, type RefObject } from 'react'
import { shortcutLetter } from '../screen-parts/shortcut-letter.ts'
import type { Mail } from './mail.ts'
import type { ReaderState, Step } from './use-reader.ts'

const steps: Readonly<Record<string, Step>> = { j: 1, k: -1 }

const isTyping = (element: Element | null) =>
  element?.matches('input, textarea, select, [contenteditable]') ?? false

/** Marks an element in which J and K work while it contains the focus. */
export const stepKeys = { 'data-step-keys': '' } as const

/**
 * J opens the next mail and K the previous one, while the focus is in the list, on the title of the opened mail, or in its
 * thread, which has it once an answer is sent. Elsewhere single-letter keys would react to speech input (WCAG 2.1.4).
 */
export const useInboxKeys = (
  card: RefObject<HTMLElement | null>,
  reader: Pick<ReaderState<Mail>, 'step'>,
) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[shortcutLetter(event)]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const { activeElement } = document
    const isInside = activeElement === card.current || activeElement?.closest('[data-step-keys]')
    if (!isInside || isTyping(activeElement)) return
    event.preventDefault()
    reader.step(step)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
