import { useEffect, useEffectEvent } from 'react'
import { modal } from '../../screen-parts/modal.ts'
import { shortcutLetter } from '../../screen-parts/shortcut-letter.ts'

interface SaveKeys {
  readonly onSave: () => void
  readonly onPublish?: (() => void) | undefined
}

/** Ctrl S saves and Ctrl Enter publishes, unless a dialog is open; Cmd on a Mac. */
export const useSaveKeys = ({ onSave, onPublish }: SaveKeys) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const run = { s: onSave, enter: onPublish }[shortcutLetter(event)]
    if (run === undefined) return
    event.preventDefault()
    if (!event.repeat && document.querySelector(modal) === null) run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
