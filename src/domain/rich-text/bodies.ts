import { Option, Schema } from 'effect'
import { isPlainObject, type Parts } from '../content/merge/is-same.ts'
import { fromText } from './from-text.ts'
import { plainText } from './plain-text.ts'
import { RichTextSchema } from './rich-text-schema.ts'
import { isNew, syncBody, type SyncedText } from './sync-body.ts'

/** Formatted texts, each with the field that holds its plain text. */
export type Bodies = Readonly<Record<string, string>>

const decode = Schema.decodeUnknownOption(RichTextSchema)
const partsOf = (value: unknown): Parts => (isPlainObject(value) ? value : {})
export const textsIn = (fields: Parts, tag: string) => partsOf(partsOf(fields['translations'])[tag])

const syncedIn = (fields: Parts, name: string, textName: string): SyncedText => {
  const text = fields[textName]
  const body = Option.getOrUndefined(decode(fields[name]))
  return { text: typeof text === 'string' ? text : '', ...(body && { body }) }
}

/** Changes the texts of the default language, and those of each translation, whose tag is given. */
export const inEachLanguage = (fields: Parts, change: (texts: Parts, tag?: string) => Parts): Parts => {
  const { translations } = fields
  if (!isPlainObject(translations)) return change(fields)
  const changed = Object.entries(translations).map(([tag, texts]) => [
    tag,
    isPlainObject(texts) ? change(texts, tag) : texts,
  ])
  return { ...change(fields), translations: Object.fromEntries(changed) }
}

/** Adds the plain text of each new and valid body, which a caller need not send. */
export const withPlainTexts = (bodies: Bodies, before: Parts, input: Parts): Parts =>
  inEachLanguage(input, (texts, tag) => {
    const former = tag === undefined ? before : textsIn(before, tag)
    const derived = Object.entries(bodies).flatMap(([name, textName]) => {
      const { body } = syncedIn(texts, name, textName)
      return isNew(syncedIn(former, name, textName).body, body) ? [[textName, plainText(body)] as const] : []
    })
    return { ...texts, ...Object.fromEntries(derived) }
  })

/** Stored fields, or the texts of a language, after an input: see `syncBody`. */
export const syncBodies = (bodies: Bodies, before: Parts, input: Parts): Parts => {
  const others = Object.entries(input).filter(([field]) => !Object.hasOwn(bodies, field))
  const synced = Object.entries(bodies)
    .filter(([name, textName]) => name in input || textName in input)
    .map(([name, textName]) => {
      const sent = syncedIn(input, name, textName)
      const { text, body } = syncBody(syncedIn(before, name, textName), {
        ...sent,
        ...(input[name] === null && { body: null }),
      })
      return { [textName]: text, ...(body && { [name]: body }) }
    })
  return Object.assign(Object.fromEntries(others), ...synced)
}

/** Fields that were merged, with the texts that follow from their bodies. */
export const syncMerged = (bodies: Bodies, merged: Parts): Parts =>
  inEachLanguage(merged, (texts) => syncBodies(bodies, {}, texts))

/** A version of an item for a merge with others: where one of them has a body, a plain text is one, too. */
export const mergeable = (bodies: Bodies, version: Parts, all: ReadonlyArray<Parts>): Parts =>
  inEachLanguage(version, (texts, tag) => {
    const formatted = Object.keys(bodies).filter((name) =>
      all.some((other) => name in (tag === undefined ? other : textsIn(other, tag))),
    )
    const plain = formatted.map((name) => bodies[name])
    const others = Object.entries(texts).filter(([field]) => !plain.includes(field))
    const made = formatted.map((name) => [
      name,
      texts[name] ?? fromText(syncedIn(texts, name, bodies[name] ?? '').text),
    ])
    return Object.fromEntries([...others, ...made])
  })
