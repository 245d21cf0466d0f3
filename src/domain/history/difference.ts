import { contentTypes } from '../content/content-types.ts'
import { isPlainObject } from '../content/merge/is-same.ts'
import { namedPictureIn } from '../content/pictures/named-picture.ts'
import type { TranslatedFields } from '../language/translated-fields.ts'
import { isRichText } from '../rich-text/is-rich-text.ts'
import { markedText } from '../rich-text/plain-text.ts'
import type { Snapshot } from './activity.ts'
import { fieldDisplay, valueName, type FieldNames } from './field-display.ts'
import { sequenceDifference, type Part } from './sequence-difference.ts'
import { isContentTypeName, type Subject } from './subject.ts'
import { wordDifference } from './word-difference.ts'

export interface FieldDifference {
  /** Such as `title` or `services.0.title`. */
  readonly field: string
  readonly label: string
  /** The language of a translation. */
  readonly lang?: string
  /** The kind of the parts: pieces of a text, entries of a list, or addresses of pictures. */
  readonly shows: 'text' | 'entries' | 'pictures'
  readonly parts: ReadonlyArray<Part>
}

/** A text, or a list of texts. */
type Leaf = string | ReadonlyArray<string>

/** Compares two snapshots of an item field by field; a missing field counts as empty. */
export const difference = (
  subject: Subject,
  before: Snapshot | null,
  after: Snapshot | null,
  names?: FieldNames,
): ReadonlyArray<FieldDifference> => {
  const [old, young] = [leavesOf(picturesApart(subject, before)), leavesOf(picturesApart(subject, after))]
  const fields = [...new Set([...old.keys(), ...young.keys()])]
  return fields
    .filter((field) => !followsBody(subject, field, fields))
    .map((field) => ({ field, one: old.get(field) ?? '', other: young.get(field) ?? '' }))
    .filter(({ one, other }) => textOf(one) !== textOf(other))
    .map(({ field, one, other }) => {
      const { isPicture, ...display } = fieldDisplay(subject, field, names)
      const named = (leaf: Leaf): Leaf =>
        typeof leaf === 'string'
          ? valueName(subject, field, leaf, names)
          : leaf.map((value) => valueName(subject, field, value, names))
      return { field, ...display, ...partsOf(named(one), named(other), isPicture) }
    })
}

/** Whether a field has the plain text of a body that is compared instead. */
const followsBody = (subject: Subject, field: string, fields: ReadonlyArray<string>): boolean => {
  const { rich = {} }: TranslatedFields = isContentTypeName(subject) ? contentTypes[subject] : {}
  return Object.entries(rich).some(
    ([body, text]) =>
      (field === text || field.endsWith(`.${text}`)) &&
      fields.includes(field.slice(0, field.length - text.length) + body),
  )
}

const partsOf = (one: Leaf, other: Leaf, isPicture: boolean): Pick<FieldDifference, 'shows' | 'parts'> => {
  if (isPicture) return { shows: 'pictures', parts: sequenceDifference(listOf(one), listOf(other)) }
  if (typeof one === 'string' && typeof other === 'string')
    return { shows: 'text', parts: wordDifference(one, other) }
  return { shows: 'entries', parts: sequenceDifference(listOf(one), listOf(other)) }
}

/** Splits each list of named pictures into one list of addresses and one of names. */
const picturesApart = (subject: Subject, snapshot: Snapshot | null): Snapshot => {
  if (snapshot === null || !isContentTypeName(subject)) return snapshot ?? {}
  const apart = contentTypes[subject].pictures.flatMap((picture) => {
    const [field = '', image] = picture.split('.')
    const list = snapshot[field]
    if (image === undefined || !Array.isArray(list)) return []
    const entries = list.map(namedPictureIn).filter(isPlainObject)
    const names = entries.map(({ name }) => name).filter((name) => name !== '')
    return [
      [field, entries.map((entry) => entry[image])],
      [`${field}.names`, names],
    ]
  })
  return { ...snapshot, ...Object.fromEntries(apart) }
}

const textOf = (leaf: Leaf): string => (typeof leaf === 'string' ? leaf : JSON.stringify(leaf))

const listOf = (leaf: Leaf): ReadonlyArray<string> =>
  typeof leaf === 'string' ? [leaf].filter((text) => text !== '') : leaf

/** Every text, list of texts and switch in a value, by its path; what translations were made from is left out. */
function leavesOf(value: unknown, path: ReadonlyArray<string> = []): ReadonlyMap<string, Leaf> {
  if (Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string'))
    return new Map([[path.join('.'), value]])
  if (isRichText(value)) return new Map([[path.join('.'), markedText(value)]])
  if (typeof value === 'object' && value !== null)
    return new Map(
      Object.entries(value).flatMap(([key, part]) =>
        key === 'sources' ? [] : [...leavesOf(part, [...path, key])],
      ),
    )
  // A switch that is off is like one that was never there.
  if (typeof value !== 'string' && typeof value !== 'number' && value !== true) return new Map()
  return value === '' ? new Map() : new Map([[path.join('.'), String(value)]])
}
