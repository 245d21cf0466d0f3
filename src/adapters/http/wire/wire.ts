import { Schema } from 'effect'
import type { AnyContentType, Item } from '#domain/content/content-types.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { RichTextSchema } from '#domain/rich-text/rich-text-schema.ts'
import type { ItemChange } from '#ports/content/contents.ts'
import { elementsIn, isGiven, storedFieldsIn, objectIn, textIn } from './decode.ts'
import { contentEndpoints, type ContentEndpoint } from '../content-endpoints.ts'
import type { WireJson, WireList } from './wire-name.ts'
import { languageKeys } from './languages.ts'
import { fieldOf, fromWire, toWire, wireNameOf, type FieldValues, type WireNames } from './renaming.ts'

const isRichText = Schema.is(RichTextSchema)

/** The wire names of a content type's fields. */
export const wireOf = (contentType: AnyContentType): WireNames => {
  const endpoint: ContentEndpoint = contentEndpoints[contentType.name]
  return endpoint.wire
}

/** Encodes an item for a response. */
export const itemToWire = <C extends AnyContentType>(contentType: C, item: Item<C>): FieldValues => {
  const { id, version, createdAt, updatedAt } = item
  const names = wireOf(contentType)
  return {
    id,
    ...toWire(names, item),
    version,
    createdAt,
    updatedAt,
    ...languageKeys(item, (field) => wireNameOf(names, field)),
  }
}

/** Decodes an item of a response, of any back end; missing fields are empty. */
export const itemFromWire = <C extends AnyContentType>(contentType: C, value: unknown): Item<C> => {
  const body = objectIn(value, contentType.nouns.one)
  // The table of wire names lists every field of the content type with its shape.
  return { ...wholeFromWire(contentType, body), ...storedFieldsIn(body) } as Item<C>
}

/** Decodes the fields of an item, with its languages; missing fields are empty. */
export const wholeFromWire = (contentType: AnyContentType, body: FieldValues): FieldValues => {
  const values = fromWire(wireOf(contentType), body)
  const fields = Object.entries(wireOf(contentType)).map(([field, wire]): [string, unknown] => {
    const given = values[field]
    if (typeof wire === 'string') return [field, textIn(given, wire)]
    if ('json' in wire) return [field, isGiven(given) ? jsonIn[wire.json](given, wire.name) : undefined]
    return [field, elementsIn(given, wire.name).map((element) => elementIn(wire, element))]
  })
  return {
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    ...languageKeys(body, (name) => fieldOf(wireOf(contentType), name)),
  }
}

const richTextIn = (value: unknown, name: string): RichText => {
  if (!isRichText(value)) throw new Error(`${name} is not formatted text`)
  return value
}

const jsonIn: { readonly [Kind in WireJson['json']]: (value: unknown, name: string) => unknown } = {
  'rich text': richTextIn,
  text: textIn,
  list: (value, name) => elementsIn(value, name).map((element) => objectIn(element, name)),
  object: objectIn,
}

const elementIn = ({ each, of, optional = {} }: WireList, element: unknown) => {
  if (of === undefined) return textIn(element, each)
  const values = objectIn(element, each)
  return Object.fromEntries(
    Object.entries({ [of]: each, ...optional }).map(([field, name]) => [field, textIn(values[field], name)]),
  )
}

/** Encodes some fields of an item, with its languages. */
export const fieldsToWire = (contentType: AnyContentType, fields: object): FieldValues => ({
  ...toWire(wireOf(contentType), fields),
  ...languageKeys(fields, (field) => wireNameOf(wireOf(contentType), field)),
})

/** Decodes some fields: unknown ones are omitted, values are not validated. */
export const fieldsFromWire = (contentType: AnyContentType, body: FieldValues): FieldValues => ({
  ...fromWire(wireOf(contentType), body),
  ...languageKeys(body, (name) => fieldOf(wireOf(contentType), name)),
})

/** Encodes a change for a request. Version 0 means unknown and is omitted. */
export const changeToWire = <C extends AnyContentType>(
  contentType: C,
  { version = 0, ...fields }: ItemChange<C>,
): FieldValues => ({
  ...fieldsToWire(contentType, fields),
  ...(version > 0 && { version }),
})

/** Decodes the change of a request: unknown fields are omitted, values are not validated. */
export const changeFromWire = (contentType: AnyContentType, body: FieldValues): FieldValues => ({
  ...fieldsFromWire(contentType, body),
  ...(body['version'] !== undefined && { version: body['version'] }),
})
