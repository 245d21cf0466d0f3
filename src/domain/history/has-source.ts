import { isPlainObject } from '../content/merge/is-same.ts'
import { sourceHash } from '../language/source-hash.ts'
import { isText, type AnyText } from '../language/translated-fields.ts'
import type { Change } from './activity.ts'

/** A text that a translation was made from. */
export interface SoughtSource {
  /** A field, or a path without positions such as `services.title`. */
  readonly field: string
  /** The source hash. */
  readonly source: string
}

/** The text of a field with a source hash in a value such as an item. */
export const sourceIn = (value: unknown, { field, source }: SoughtSource): AnyText | undefined =>
  textsAt(value, field.split('.')).find((text) => sourceHash(text) === source)

/** The text with a source hash that a change replaced, removed or brought. */
export const sourceOf = (
  { before, after }: Pick<Change, 'before' | 'after'>,
  sought: SoughtSource,
): AnyText | undefined => sourceIn([before, after], sought)

export const hasSource = (change: Pick<Change, 'before' | 'after'>, sought: SoughtSource): boolean =>
  sourceOf(change, sought) !== undefined

const textsAt = (value: unknown, [name, ...rest]: ReadonlyArray<string>): ReadonlyArray<AnyText> => {
  if (name === undefined) return isText(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((entry) => textsAt(entry, [name, ...rest]))
  return isPlainObject(value) ? textsAt(value[name], rest) : []
}
