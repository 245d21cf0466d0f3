import { isSame } from '../content/merge/is-same.ts'
import { isPlain, plainText } from './plain-text.ts'
import type { RichText } from './rich-text.ts'

/** A text with its formatted version, which is absent if the text says everything. */
export interface SyncedText {
  readonly text: string
  readonly body?: RichText
}

/** A formatted text in an input: without a body, the caller knows only the text; `null` removes the body. */
export interface FormattedInput {
  readonly text: string
  readonly body?: RichText | null | undefined
}

/**
 * What a save stores. The text follows a new body. Another text beside no body, or beside the stored one, empties the
 * body, so that a caller that knows no bodies never leaves one that says something else.
 */
export const syncBody = (before: SyncedText, { text, body }: FormattedInput): SyncedText => {
  if (isNew(before.body, body))
    return isPlain(body) ? { text: plainText(body) } : { text: plainText(body), body }
  return body === null || text !== before.text ? { text } : before
}

/** Whether an input has a body that is not stored yet. */
export const isNew = (before: RichText | undefined, body: FormattedInput['body']): body is RichText =>
  body !== undefined && body !== null && !isSame(before, body)
