import { decoyName } from '#domain/forms/saved-form.ts'
import { visuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.css.ts'

/** A field that people do not see and robots fill in. */
export function Decoy() {
  return (
    <input name={decoyName} className={visuallyHidden} tabIndex={-1} autoComplete="off" aria-hidden="true" />
  )
}
