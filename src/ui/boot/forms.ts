import { savedFormKey, type SavedFormName } from '#domain/forms/saved-form.ts'
import { closest } from './closest.ts'
import { startHydration } from './start-hydration.ts'

const form = 'form[data-saved-form]'

const isSaved = ({ dataset }: HTMLFormElement) => {
  try {
    return sessionStorage.getItem(savedFormKey(dataset['savedForm'] as SavedFormName)) !== null
  } catch {
    return false
  }
}

/** Hydrates a page when the pointer or the focus reaches its form, or if the form was filled in before a reload. */
export const handleForms = () => {
  if (document.getElementById('snapshot') === null) return
  // Without the script the form is posted.
  const handle = () => void startHydration().catch(() => {})
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      if (closest(target, form)) handle()
    })
  }
  const shown = document.querySelector<HTMLFormElement>(form)
  if (shown && isSaved(shown)) handle()
}

/**
 * Stops a form that would be posted offline, and shows a notice until the device is online: the browser's
 * error page would replace what was typed.
 */
export const holdFormsOffline = () =>
  document.addEventListener('submit', (event) => {
    const notice = closest(event.target, 'form')?.querySelector<HTMLElement>('[data-offline]')
    if (!notice || event.defaultPrevented || navigator.onLine) return
    event.preventDefault()
    notice.hidden = false
    notice.focus()
    const hide = () => {
      notice.hidden = true
    }
    addEventListener('online', hide, { once: true })
  })
