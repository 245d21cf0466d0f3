import { type KeyboardEvent, useRef, useState } from 'react'
import { matching, movedBy } from './listbox-keys.ts'

const typeAheadTimeout = 600

interface ListboxOptions {
  names: readonly string[]
  /** The index of the chosen option, or -1. */
  chosen: number
  onChoose: (index: number) => void
}

/** Opening, moving and type-ahead of a dropdown list; the focus stays on the button. */
export function useListbox({ names, chosen, onChoose }: ListboxOptions) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typed = useRef({ text: '', at: 0 })

  const show = (index: number) => {
    setActive(Math.max(index, 0))
    setOpen(true)
  }
  const choose = (index: number) => {
    setOpen(false)
    onChoose(index)
  }
  const isTyping = () => Date.now() - typed.current.at < typeAheadTimeout
  const typeAhead = (letter: string) => {
    const text = isTyping() ? typed.current.text + letter : letter
    typed.current = { text, at: Date.now() }
    const found = matching(names, text, open ? active : chosen)
    if (found >= 0) show(found)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const presses = key === 'Enter' || (key === ' ' && !isTyping())
    if (open && key === 'Escape') setOpen(false)
    else if (open && key === 'Tab') return choose(active)
    else if (open && presses) choose(active)
    else if (presses || (!open && (key === 'ArrowDown' || key === 'ArrowUp'))) show(chosen)
    else if (movedBy(key, active, names.length) !== undefined) show(movedBy(key, active, names.length) ?? 0)
    else if (key.length === 1) typeAhead(key)
    else return
    event.preventDefault()
  }

  return { open, active, setActive, choose, show, hide: () => setOpen(false), onKeyDown }
}
