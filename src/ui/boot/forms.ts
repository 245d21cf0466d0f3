import { savedFormKey, type SavedFormName } from '#domain/forms/saved-form.ts'
import { closest } from './closest.ts'
import { hydrate } from './hydrate.ts'

const form = 'form[data-saved-form]'

const isSaved = ({ dataset }: HTMLFormElement) => {
  try {
    return sessionStorage.getItem(savedFormKey(dataset['savedForm'] as SavedFormName)) !== null
  } catch {
    return false
  }
}

/** A page's form is handled by scripts as soon as somebody reaches for it, or has typed into it before a reload. */
export const handleForms = () => {
  if (document.getElementById('snapshot') === null) return
  // A script that does not arrive leaves the form as it is: it is posted.
  const handle = () => void hydrate().catch(() => {})
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      if (closest(target, form)) handle()
    })
  }
  const shown = document.querySelector<HTMLFormElement>(form)
  if (shown && isSaved(shown)) handle()
}

/** Offline, a form that would be posted stays and says so: the browser's error page would take the place of what was typed. */
export const holdFormsOffline = () =>
  document.addEventListener('submit', (event) => {
    const notice = closest(event.target, 'form')?.querySelector<HTMLElement>('[data-offline]')
    if (!notice || event.defaultPrevented || navigator.onLine) return
    event.preventDefault()
    notice.hidden = false
    notice.focus()
  })
