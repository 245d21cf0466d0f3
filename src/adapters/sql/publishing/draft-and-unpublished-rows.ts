import type { DatabaseSync } from 'node:sqlite'
import { Result } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import type { UseRef } from '#domain/picture/picture-use.ts'
import { publishables } from '#domain/publishing/draft.ts'
import { decodeDraft } from '#domain/publishing/publishable.ts'
import { itemOfRow } from '../rows/content-rows.ts'

interface DraftOrUnpublishedRow {
  /** Such as `draft 12` or `unpublished news 5`. */
  readonly name: string
  readonly errors: Readonly<Record<string, string>>
  /** The pictures whose files it needs. */
  readonly pictures: ReadonlyArray<string>
  /** The reference by which the row uses pictures; absent if its subject does not exist. */
  readonly use?: UseRef
  readonly snapshot: Snapshot
}

const texts = (row: Readonly<Record<string, unknown>>, ...names: ReadonlyArray<string>) =>
  names.map((name) => String(row[name]))

/** Iterates over drafts and unpublished items, with what is wrong with their fields. */
export const draftAndUnpublishedRows = function* (database: DatabaseSync): Generator<DraftOrUnpublishedRow> {
  for (const row of database.prepare('select id, subject, fields, pictures from drafts').iterate()) {
    const [id = '', name = '', fields = '', pictures = ''] = texts(row, 'id', 'subject', 'fields', 'pictures')
    const subject = publishables.find((each) => each === name)
    const errors =
      subject === undefined
        ? { subject: `There is no ${name}` }
        : Result.match(decodeDraft(subject, JSON.parse(fields)), {
            onFailure: (wrong) => wrong,
            onSuccess: () => ({}),
          })
    yield {
      name: `draft ${id}`,
      errors,
      pictures: JSON.parse(pictures),
      ...(subject && { use: { state: 'draft', subject, itemId: id } }),
      snapshot: JSON.parse(fields),
    }
  }
  for (const row of database.prepare('select item_id, subject, item, pictures from unpublished').iterate()) {
    const [id = '', name = '', item = '', pictures = ''] = texts(
      row,
      'item_id',
      'subject',
      'item',
      'pictures',
    )
    const contentType = Object.values(contentTypes).find((each) => each.name === name)
    const snapshot = contentType ? { ...itemOfRow(contentType, JSON.parse(item)) } : {}
    yield {
      name: `unpublished ${contentType?.nouns.one ?? name} ${id}`,
      errors: contentType ? inputErrors(contentType, snapshot) : { subject: `There is no ${name}` },
      pictures: JSON.parse(pictures),
      ...(contentType && { use: { state: 'unpublished', subject: contentType.name, itemId: id } }),
      snapshot,
    }
  }
}
