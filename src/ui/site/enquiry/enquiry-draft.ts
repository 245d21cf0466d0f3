import { emptyEnquiry, type Enquiry } from '#domain/enquiry/enquiry.ts'
import type { SentForm } from '#domain/machines/enquiry-machine.ts'
import { draftKeys } from '#ui/actors/draft-keys.ts'

/** The field that people do not see; what fills it is no person. */
export const decoyName = 'website'

const names = Object.keys(emptyEnquiry)
const typedIn = (fields: FormData, name: string) => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was typed and not sent yet. It outlives the form, so that closing the popup loses nothing. */
export class EnquiryDraft {
  enquiry: Enquiry = emptyEnquiry
  /** From here on a person takes time. */
  #since = performance.now()
  readonly #keys = draftKeys()

  take(form: HTMLFormElement) {
    const fields = new FormData(form)
    this.enquiry = {
      ...emptyEnquiry,
      ...Object.fromEntries(names.map((name) => [name, typedIn(fields, name)])),
    }
  }

  /** The enquiry as it is sent; one that is tried again has the same key. */
  form(form: HTMLFormElement): SentForm {
    return {
      enquiry: this.enquiry,
      key: this.#keys.of({ ...this.enquiry }),
      took: Math.round(performance.now() - this.#since),
      decoy: typedIn(new FormData(form), decoyName),
    }
  }

  clear() {
    this.enquiry = emptyEnquiry
    this.#since = performance.now()
    this.#keys.forget()
  }
}
