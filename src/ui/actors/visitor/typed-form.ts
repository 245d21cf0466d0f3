import { Effect } from 'effect'
import { decoyName, type TypedValues } from '#domain/forms/saved-form.ts'
import { consentName } from '#domain/privacy/consent.ts'
import type { SubmittedForm, VisitorForm } from '#domain/visitor-forms/visitor-form.ts'
import type { SavedForms } from '#ports/visitor/saved-forms.ts'
import { idempotencyKeys } from '../bridge/idempotency-keys.ts'

type Value = string | File | undefined
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that the visitor fills in. */
const fieldsIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Field>('input:not([type=hidden]), select, textarea'),
]

const textIn = (fields: FormData, name: string) => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** The language of the page; none for the default language, whose tag is not in addresses. */
const languageOfPage = () => {
  const { lang } = document.documentElement
  const [, tag = ''] = location.pathname.toLowerCase().split('/')
  return tag !== '' && tag === lang ? { language: lang } : {}
}

const filesOf = (file: File) => {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  return chosen.files
}

const textsOf = (values: object): TypedValues =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** The values that were typed and not sent. They survive closing the popup; the texts also survive a reload. */
export class TypedForm<Values extends object> {
  values: Values
  readonly #form: VisitorForm<Values>
  readonly #saved: SavedForms['Service']
  readonly #keys: ReturnType<typeof idempotencyKeys>
  /** When the visitor began to fill in the form, as `performance.now()`. */
  #since = performance.now()

  constructor(form: VisitorForm<Values>, saved: SavedForms['Service']) {
    this.#form = form
    this.#saved = saved
    const { sent: input, key, ...typed } = Effect.runSync(saved.read(form.name))
    this.#keys = idempotencyKeys(input && key ? { input, key } : undefined)
    this.values = this.#valuesBy((name) => typed[name])
  }

  get isEmpty(): boolean {
    return Object.values(this.values).every((value) => !value)
  }

  /** Reads the values from the fields. */
  readFrom(form: HTMLFormElement) {
    this.set(this.#valuesIn(form))
  }

  set(values: Values) {
    this.values = values
    this.#save()
  }

  /** Writes the values into the fields. */
  writeTo(form: HTMLFormElement) {
    const values = new Map<string, Value>(Object.entries(this.values))
    for (const field of fieldsIn(form)) {
      const value = values.get(field.name)
      const isInput = field instanceof HTMLInputElement
      if (isInput && value instanceof File) field.files = filesOf(value)
      else if (isInput && field.type === 'radio') field.checked = field.value === value
      else if (typeof value === 'string') field.value = value
    }
  }

  /** Connects a form. If more than `preset` was typed into it already, that replaces the stored values. */
  connect(form: HTMLFormElement, preset: Partial<Values> = {}) {
    const typed = this.#valuesIn(form)
    const { fileField } = this.#form
    const file = fileField && { [fileField]: typed[fileField] ?? this.values[fileField] }
    const texts = textsOf(typed)
    const chosen = textsOf(preset)
    const isTouched = fieldsIn(form).some(({ name }) => texts[name] && texts[name] !== chosen[name])
    this.values = { ...(isTouched ? typed : { ...this.values, ...preset }), ...file }
    if (isTouched) this.#save()
    this.writeTo(form)
  }

  /** The form to send; a retry of the same values has the same key. */
  submitted(form: HTMLFormElement): SubmittedForm<Values> {
    const { values } = this
    const { name, size, lastModified } = Object.values(values).find((value) => value instanceof File) ?? {}
    const key = this.#keys.of({ ...textsOf(values), name, size, lastModified })
    this.#save()
    const took = Math.round(performance.now() - this.#since)
    const fields = new FormData(form)
    return {
      values,
      key,
      took,
      decoy: textIn(fields, decoyName),
      consent: textIn(fields, consentName),
      ...languageOfPage(),
    }
  }

  clear() {
    this.values = this.#form.empty
    this.#since = performance.now()
    this.#keys.forget()
    Effect.runSync(this.#saved.remove(this.#form.name))
  }

  #save() {
    const { last } = this.#keys
    const sent = last && { sent: last.input, key: last.key }
    Effect.runSync(this.#saved.write(this.#form.name, { ...textsOf(this.values), ...sent }))
  }

  #valuesIn(form: HTMLFormElement): Values {
    const fields = new FormData(form)
    return this.#valuesBy((name) => {
      const field = form.elements.namedItem(name)
      const isFile = field instanceof HTMLInputElement && field.type === 'file'
      return isFile ? field.files?.[0] : textIn(fields, name)
    })
  }

  /** Only the fields that the form declares. */
  #valuesBy(valueOf: (name: string) => Value): Values {
    return Object.fromEntries(
      Object.entries(this.#form.empty).map(([name, empty]: [string, Value]) => [
        name,
        valueOf(name) ?? empty,
      ]),
    ) as Values
  }
}
