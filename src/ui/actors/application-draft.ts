import type { ApplicationForm } from '#domain/machines/application-machine.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { FormDraft } from './form-draft.ts'

const chosenIn = (form: HTMLFormElement) => {
  const input = form.elements.namedItem('resume')
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined
}

/** The draft of an application. The file that was chosen lives as long as the page. */
export class ApplicationDraft extends FormDraft<Profile> {
  resume: File | undefined

  override take(form: HTMLFormElement) {
    super.take(form)
    this.resume = chosenIn(form)
  }

  /** The application as it is sent. */
  form(form: HTMLFormElement): ApplicationForm {
    const { values: profile, resume } = this
    const { name, size, lastModified } = resume ?? {}
    return { profile, resume, ...this.beside(form, { name, size, lastModified }) }
  }

  override clear() {
    super.clear()
    this.resume = undefined
  }
}
