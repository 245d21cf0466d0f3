import { useEffect, useEffectEvent } from 'react'
import { shortcutLetter } from '../screen-parts/shortcut-letter.ts'

/** Ctrl S, and Cmd S on a Mac. */
export const useSaveKeys = (onSave: () => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (shortcutLetter(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
      return
    event.preventDefault()
    if (!event.repeat) onSave()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
