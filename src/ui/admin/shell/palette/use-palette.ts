import { useEffect, useEffectEvent, useState } from 'react'
import { modal } from '../../screen-parts/modal.ts'
import { shortcutLetter } from '../../screen-parts/shortcut-letter.ts'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The shortcut as it is written on the keys of this device. */
export const paletteKeys = () => (isMac() ? '⌘ K' : 'Ctrl K')

/** Collects what is typed before the palette has loaded and taken the focus. */
const typedAhead = (text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string => {
  if (ctrlKey || metaKey || altKey) return text
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : text
}

/** Opens and closes the palette by Ctrl K or Cmd K, unless another dialog is open. */
export const usePalette = () => {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const show = () => {
    setTyped('')
    setOpen(true)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isKey = shortcutLetter(event) === 'k' && (event.ctrlKey || event.metaKey)
    if (isKey && !event.altKey && !event.shiftKey) {
      event.preventDefault()
      if (open) setOpen(false)
      else if (document.querySelector(modal) === null) show()
    } else if (open && document.activeElement?.closest(modal) === null) {
      const ahead = typedAhead(typed, event)
      if (ahead !== typed) event.preventDefault()
      setTyped(ahead)
      if (event.key === 'Escape') setOpen(false)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return { open, typed, type: setTyped, show, close: () => setOpen(false) }
}
