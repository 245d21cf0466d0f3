import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { AnySection } from '#domain/content/page/section-kinds.ts'

export type SectionMove = 'up' | 'down'

/** Events of the head of a section. */
export interface SectionEvents {
  readonly act: (section: AnySection, action: SectionMove | 'toggle' | 'copy' | 'remove') => void
  readonly press: (section: AnySection, action: SectionMove, event: KeyboardEvent) => void
  readonly grab: (section: AnySection, event: PointerEvent<HTMLElement>) => void
}

/** Returns stable handlers, so that typing in one section does not re-render the heads of the others. */
export const useStableEvents = (events: SectionEvents): SectionEvents => {
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })
  const [stable] = useState<SectionEvents>(() => ({
    act: (...given) => latest.current.act(...given),
    press: (...given) => latest.current.press(...given),
    grab: (...given) => latest.current.grab(...given),
  }))
  return stable
}
