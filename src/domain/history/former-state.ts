import { isPlainObject } from '../content/merge/is-same.ts'
import { isRichText } from '../rich-text/is-rich-text.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { Change, Snapshot } from './activity.ts'

/**
 * The input that restores an item as it was before a change, with the states of its translations. Fields that the
 * change added become empty, and switches are off.
 */
export const formerState = ({ before, after }: Pick<Change, 'before' | 'after'>): Snapshot => {
  const { sources: _, ...added } = after ?? {}
  return { ...emptied(added), ...restored(before ?? {}, after ?? {}) }
}

type Parts = Readonly<Record<string, unknown>>

/** An empty formatted text: `null` if the item has its plain text as well, else one without blocks. */
type EmptyBody = RichText | null
const noBlocks: RichText = { blocks: [] }

const mapped = (parts: Parts, map: (value: unknown, name: string) => unknown): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, map(value, name)]))

const emptied = (parts: Parts, emptyBody: EmptyBody = null): Parts =>
  mapped(parts, (value) => {
    if (Array.isArray(value)) return []
    if (isRichText(value)) return emptyBody
    if (typeof value === 'boolean') return false
    return isPlainObject(value) ? emptied(value, emptyBody) : ''
  })

/** A group as it was. A save would keep absent translations, so those that were added are emptied. */
const restored = (before: Parts, after: Parts, emptyBody: EmptyBody = null): Parts => {
  const { sources, translations, ...fields } = before
  const texts = withEmptied(translations, after['translations'], emptyBody)
  return {
    ...mapped(fields, (value, name) => restoredValue(value, after[name])),
    ...(texts && { translations: texts }),
    ...(sources !== undefined && { madeFrom: sources }),
  }
}

const restoredValue = (before: unknown, after: unknown): unknown => {
  if (isRichText(before)) return before
  if (isPlainObject(before)) return restored(before, isPlainObject(after) ? after : {})
  if (!Array.isArray(before) || !before.every(isPlainObject)) return before
  // Any of them may be the entry whose translations the save keeps.
  const others = Array.isArray(after) ? after.filter(isPlainObject) : []
  return before.map((entry) =>
    others.reduce<Parts>((former, other) => restored(former, other, noBlocks), entry),
  )
}

/** Translations with those that only the other side has, which are empty. */
const withEmptied = (translations: unknown, others: unknown, emptyBody: EmptyBody): Parts | undefined => {
  if (!isPlainObject(others)) return isPlainObject(translations) ? translations : undefined
  const own = isPlainObject(translations) ? translations : {}
  return { ...own, ...mapped(emptied(others, emptyBody), (texts, tag) => Object.assign({}, texts, own[tag])) }
}
