export interface CatalogueText {
  /** Its keys, joined by dots. */
  readonly key: string
  /** The plural form of a counted text, else empty. */
  readonly form: string
  readonly text: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every text of a catalogue, in its order. */
export const textsOf = (words: unknown, key = ''): ReadonlyArray<CatalogueText> => {
  if (typeof words === 'string') return [{ key, form: '', text: words }]
  if (!isObject(words)) return []
  if (typeof words['template'] === 'string') return [{ key, form: '', text: words['template'] }]
  if (isObject(words['forms']))
    return Object.entries(words['forms']).map(([form, text]) => ({ key, form, text: String(text) }))
  return Object.entries(words).flatMap(([name, part]) => textsOf(part, key === '' ? name : `${key}.${name}`))
}
