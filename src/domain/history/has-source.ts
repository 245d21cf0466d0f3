import { hasParts } from '../content/merge/is-same.ts'
import { sourceHash } from '../language/source-hash.ts'
import { isText, type Text } from '../language/translated-fields.ts'
import type { Change } from './activity.ts'

/** A text that a translation was made from. */
export interface SoughtSource {
  /** A field, or a path without positions such as `services.title`. */
  readonly field: string
  /** The source hash. */
  readonly source: string
}

/** Whether a change replaced, removed or brought a text of a field that has a source hash. */
export const hasSource = (
  { before, after }: Pick<Change, 'before' | 'after'>,
  { field, source }: SoughtSource,
): boolean =>
  [before, after]
    .flatMap((snapshot) => textsAt(snapshot, field.split('.')))
    .some((text) => sourceHash(text) === source)

const textsAt = (value: unknown, [name, ...rest]: ReadonlyArray<string>): ReadonlyArray<Text> => {
  if (name === undefined) return isText(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((entry) => textsAt(entry, [name, ...rest]))
  return hasParts(value) ? textsAt(value[name], rest) : []
}
