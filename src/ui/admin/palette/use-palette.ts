import { useEffect, useEffectEvent, useState } from 'react'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** What is pressed for it on this device, as it is written on its keys. */
export const paletteKeys = () => (isMac() ? '⌘ K' : 'Ctrl K')

/** Ctrl K, and Cmd K on a Mac, open and close it; another dialog comes first. */
export const usePalette = () => {
  const [open, setOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (open || document.querySelector('[aria-modal=true]') === null) setOpen(!open)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return { open, show: () => setOpen(true), close: () => setOpen(false) }
}
