import { isPlainObject } from '../content/merge/is-same.ts'
import type { RichText } from './rich-text.ts'

/** Whether a stored value is formatted text; it was decoded when it was saved. */
export const isRichText = (value: unknown): value is RichText =>
  isPlainObject(value) && Array.isArray(value['blocks']) && Object.keys(value).length === 1
