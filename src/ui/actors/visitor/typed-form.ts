import { Effect, type ManagedRuntime } from 'effect'
import { decoyName, type SavedFormName, type TypedValues } from '#domain/forms/saved-form.ts'
import { consentName } from '#domain/privacy/consent.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import { draftKeys, type TriedDraft } from '../bridge/draft-keys.ts'

/** Where a draft is kept as long as the tab. */
export interface SavedFormStore {
  read(): TypedValues
  write(values: TypedValues): void
  remove(): void
}

export const savedFormStore = (
  runtime: ManagedRuntime.ManagedRuntime<SavedForms, never>,
  form: SavedFormName,
): SavedFormStore => ({
  read: () => runtime.runSync(Effect.flatMap(SavedForms, (drafts) => drafts.read(form))),
  write: (values) => runtime.runSync(Effect.flatMap(SavedForms, (drafts) => drafts.write(form, values))),
  remove: () => runtime.runSync(Effect.flatMap(SavedForms, (drafts) => drafts.remove(form))),
})

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Those that a person fills in. */
const fieldsIn = (form: HTMLFormElement) =>
  form.querySelectorAll<TypedField>('input:not([type=hidden]), select, textarea')

const textIn = (fields: FormData, name: string) => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was typed and has not arrived yet. It outlives the form, so that closing a popup loses nothing, and the page. */
export class TypedForm<Values extends Readonly<Record<keyof Values, string>>> {
  values: Values
  readonly #empty: Values
  readonly #kept: SavedFormStore
  readonly #keys: ReturnType<typeof draftKeys>
  /** From here on a person takes time. */
  #since = performance.now()

  constructor(empty: Values, kept: SavedFormStore) {
    const { draft, key, ...typed } = kept.read()
    this.#empty = empty
    this.#kept = kept
    this.#keys = draftKeys(draft && key ? { draft, key } : undefined)
    this.values = this.#only((name) => typed[name])
  }

  get isEmpty(): boolean {
    return Object.values(this.values).every((value) => value === '')
  }

  /** Takes what stands in the fields. */
  take(form: HTMLFormElement) {
    this.hold(this.#typedIn(form))
  }

  hold(values: Values) {
    this.values = values
    this.#keep()
  }

  /** Puts into the fields what is held. */
  put(form: HTMLFormElement) {
    const values: Readonly<Record<string, string>> = this.values
    for (const field of fieldsIn(form)) {
      const { [field.name]: value } = values
      if (value === undefined) continue
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value
      else field.value = value
    }
  }

  /** What was typed before the draft came to the form stands; an untouched form gets what is held. */
  meet(form: HTMLFormElement) {
    const typed = this.#typedIn(form)
    const texts: Readonly<Record<string, string>> = typed
    if ([...fieldsIn(form)].some(({ name }) => texts[name])) this.hold(typed)
    else this.put(form)
  }

  /** What travels beside the values; a draft that is tried again has the same key. */
  beside(form: HTMLFormElement, more: Readonly<Record<string, string | number | undefined>> = {}) {
    const key = this.#keys.of({ ...this.values, ...more })
    this.#keep()
    const took = Math.round(performance.now() - this.#since)
    const fields = new FormData(form)
    return { key, took, decoy: textIn(fields, decoyName), consent: textIn(fields, consentName) }
  }

  clear() {
    this.values = this.#empty
    this.#since = performance.now()
    this.#keys.forget()
    this.#kept.remove()
  }

  #keep() {
    const tried: Partial<TriedDraft> = this.#keys.last ?? {}
    this.#kept.write({ ...this.values, ...tried })
  }

  #typedIn(form: HTMLFormElement): Values {
    const fields = new FormData(form)
    return this.#only((name) => textIn(fields, name))
  }

  /** The fields that the form has, and no others. */
  #only(valueOf: (name: string) => string | undefined): Values {
    const values = Object.entries<string>(this.#empty).map(([name, none]) => [name, valueOf(name) ?? none])
    return Object.fromEntries(values) as Values
  }
}
