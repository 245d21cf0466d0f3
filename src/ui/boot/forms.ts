import { draftKey } from '#domain/form-drafts.ts'
import { closest } from './closest.ts'
import { takeOver } from './take-over.ts'

const form = 'form[data-draft]'

const hasDraft = () => {
  try {
    return sessionStorage.getItem(draftKey('enquiry')) !== null
  } catch {
    return false
  }
}

/** A page's form is handled by scripts as soon as somebody reaches for it, or has typed into it before a reload. */
export const handleForms = () => {
  if (document.getElementById('snapshot') === null) return
  // A script that does not arrive leaves the form as it is: it is posted.
  const handle = () => void takeOver().catch(() => {})
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      if (closest(target, form)) handle()
    })
  }
  if (document.querySelector(form) && hasDraft()) handle()
}
