import type { ApplicationForm } from '#domain/machines/application-machine.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { TypedForm } from './typed-form.ts'

const inputIn = (form: HTMLFormElement) => {
  const input = form.elements.namedItem('resume')
  return input instanceof HTMLInputElement ? input : undefined
}

const holding = (file: File) => {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  return chosen.files
}

/** The draft of an application. The file that was chosen lives as long as the page. */
export class ApplicationDraft extends TypedForm<Profile> {
  resume: File | undefined

  override take(form: HTMLFormElement) {
    super.take(form)
    this.resume = inputIn(form)?.files?.[0]
  }

  override meet(form: HTMLFormElement) {
    super.meet(form)
    const input = inputIn(form)
    if (input?.files?.[0]) this.resume = input.files[0]
    else if (input && this.resume) input.files = holding(this.resume)
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
