import type { ApplicationForm } from '#domain/machines/application-machine.ts'
import { emptyProfile, type Profile } from '#domain/profile/profile.ts'
import { draftKeys } from '#ui/actors/draft-keys.ts'
import { decoyName } from '../enquiry/enquiry-draft.ts'

const names = Object.keys(emptyProfile)
const typedIn = (fields: FormData, name: string) => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

const chosenIn = (form: HTMLFormElement) => {
  const input = form.elements.namedItem('resume')
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined
}

/** What was typed and chosen and not sent yet. It outlives the form, so that closing the popup loses nothing. */
export class ApplicationDraft {
  profile: Profile = emptyProfile
  resume: File | undefined
  /** From here on a person takes time. */
  #since = performance.now()
  readonly #keys = draftKeys()

  take(form: HTMLFormElement) {
    const fields = new FormData(form)
    this.profile = {
      ...emptyProfile,
      ...Object.fromEntries(names.map((name) => [name, typedIn(fields, name)])),
    }
    this.resume = chosenIn(form)
  }

  /** The application as it is sent; one that is tried again has the same key. */
  form(form: HTMLFormElement): ApplicationForm {
    const { profile, resume } = this
    const { name, size, lastModified } = resume ?? {}
    return {
      profile,
      resume,
      key: this.#keys.of({ ...profile, name, size, lastModified }),
      took: Math.round(performance.now() - this.#since),
      decoy: typedIn(new FormData(form), decoyName),
    }
  }

  clear() {
    this.profile = emptyProfile
    this.resume = undefined
    this.#since = performance.now()
    this.#keys.forget()
  }
}
