import { Array, DateTime, Option, Result } from 'effect'
import { unknownPictures } from '../pictures/unknown-pictures.ts'
import type { Snapshot } from '../../history/activity.ts'
import { filePathsIn, picturePathsIn } from '../../history/pictures-in.ts'
import { snapshotTitle, titleFieldOf } from '../../history/subject.ts'
import type { Languages } from '../../language/language.ts'
import { inputIn } from '../../language/saved-translations.ts'
import { asGroup } from '../../language/translated-fields.ts'
import { changedFields } from '../../publishing/apply-draft.ts'
import type { Draft, Publishable } from '../../publishing/draft.ts'
import { decodeDraft, publishErrors, translatedFieldsOf } from '../../publishing/publishable.ts'
import { draftedFields, inputOf } from '../../publishing/stored-state.ts'
import { isRichText } from '../../rich-text/is-rich-text.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { dayIn } from '../../time/day.ts'
import { memoized } from '../../time/memoized.ts'
import { importKeyOf, referenceFields, type ImportedItem, type ImportRow } from './import-row.ts'

/** A stored item, published or not. */
export interface PresentItem {
  readonly itemId: string
  readonly createdAt: string
  /** As they are stored. */
  readonly fields: Snapshot
}

/** The stored state before an import. */
export interface ImportState {
  readonly items: ReadonlyArray<PresentItem>
  /** Drafts without a time. */
  readonly drafts: ReadonlyArray<Draft>
  readonly languages: Languages
  readonly timeZone: string
  /** Addresses of pictures that were not uploaded here. */
  readonly unknownPictures: ReadonlyArray<string>
  /** The ids of items that others refer to, by content type and title. */
  readonly ids: Readonly<Record<string, ReadonlyMap<string, string>>>
}

/** A draft to save. */
export interface ImportedDraft {
  /** Empty for a new item. */
  readonly itemId: string
  /** The draft that is there already. */
  readonly draft?: Pick<Draft, 'id' | 'version'> | undefined
  readonly fields: Snapshot
  readonly place?: number | undefined
}

export interface PlannedItem {
  readonly row: ImportedItem
  readonly write?: ImportedDraft
}

/** A possible match of a row: an item with its draft, or the draft of a new item. */
interface Candidate extends PresentItem {
  readonly draft?: Draft | undefined
  /** Whether its draft unpublishes it, and so has no fields to go on with. */
  readonly isLeaving?: boolean
}

type Fields = Result.Result<Snapshot, Readonly<Record<string, string>>>

const candidatesOf = ({ items, drafts }: ImportState): ReadonlyArray<Candidate> => {
  const ofItems = new Map(drafts.map((draft) => [draft.itemId, draft]))
  return [
    ...items.map((item) => {
      const draft = ofItems.get(item.itemId)
      return draft?.action === 'unpublish' ? { ...item, isLeaving: true } : { ...item, draft }
    }),
    ...drafts
      .filter(({ itemId }) => itemId === '')
      .map((draft) => ({ itemId: '', createdAt: '', fields: draft.fields, draft })),
  ]
}

const discardFirst = 'Discard the draft that unpublishes this item, then import again.'

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * Finds by the natural key of the content type what rows are about, and plans drafts of what differs. Yields row by row,
 * since a row with long texts takes milliseconds.
 */
export function* planContentImport(
  subject: Publishable,
  rows: ReadonlyArray<ImportRow>,
  state: ImportState,
): Generator<PlannedItem, void> {
  const key = importKeyOf(subject)
  const names = key.filter((name) => name !== 'createdAt')
  const keyOf = (fields: Snapshot) => JSON.stringify(names.map((name) => trimmed(fields[name])))
  const candidates = Array.groupBy(candidatesOf(state), ({ fields }) => keyOf(fields))
  const taken = new Set<Candidate>()

  const dayOf = memoized((createdAt: string) =>
    Option.match(createdAt.length > 10 ? DateTime.make(createdAt) : Option.none(), {
      onSome: (instant) => dayIn(state.timeZone, instant),
      onNone: () => createdAt,
    }),
  )
  /** A draft of a new item has no day yet, and a row need not have one. */
  const isOfDay = (row: ImportRow, { createdAt }: Candidate) =>
    !key.includes('createdAt') ||
    ['', dayOf(createdAt)].includes(dayOf(row.createdAt ?? '')) ||
    createdAt === ''

  const places = { paths: picturePathsIn(subject), files: filePathsIn(subject) }
  const errorsOfCells = ({ input, errors }: ImportRow) => ({
    ...unknownPictures(places, input, state.unknownPictures),
    ...errors,
  })

  const plannedRow = (row: ImportRow): PlannedItem => {
    const fieldsAfter = memoized((before: Snapshot): Fields =>
      draftedFields(subject, before, inputAfter(subject, row, before), state.languages),
    )
    const isUnchanged = (before: Snapshot) =>
      Result.match(fieldsAfter(before), {
        onSuccess: (after) => changedFields(before, after).length === 0,
        onFailure: () => false,
      })
    const errorsOf = (before: Snapshot) =>
      Result.match(fieldsAfter(before), {
        onSuccess: (after) => publishErrors(subject, after),
        onFailure: (wrong) => wrong,
      })
    const result = (does: ImportedItem['does'], fields = {}) => ({
      row: { row: row.row, does, title: snapshotTitle(subject, row.input), fields },
    })
    // No two rows are about the same item.
    const named = (candidates[keyOf(row.input)] ?? []).filter((one) => !taken.has(one))
    // Where a title recurs, drafting from each item with it would take long.
    const hasTexts = named.length > 1 ? textsOf(subject, row.input) : () => true
    const equal = named.find((one) => statesOf(one).some((before) => hasTexts(before) && isUnchanged(before)))
    const found = equal ?? named.find((one) => isOfDay(row, one))
    if (found !== undefined) taken.add(found)
    const before = found?.draft?.fields ?? found?.fields ?? {}
    const errors = {
      ...(equal === undefined && errorsOf(before)),
      ...(equal === undefined && found?.isLeaving && { [titleFieldOf(subject)]: discardFirst }),
      ...errorsOfCells(row),
    }
    if (Object.keys(errors).length > 0) return result('refused', errors)
    if (equal !== undefined) return result('same')
    const { itemId = '', draft } = found ?? {}
    const fields = inputAfter(subject, row, before)
    const place = found === undefined ? row.position : undefined
    return {
      ...result(found === undefined ? 'new' : 'changed'),
      write: { itemId, draft, fields, place },
    }
  }

  for (const row of rows) yield plannedRow(withReferences(subject, row, state.ids))
}

/** The input of a row. A whole one empties what it lacks, but nothing in languages that its site did not have. */
const inputAfter = (subject: Publishable, { input, isWhole, languages }: ImportRow, before: Snapshot) => {
  if (isWhole !== true) return input
  if (languages === undefined) return inputOf(input, before)
  const { languages: open, ...fields } = inputOf(
    input,
    inputIn(translatedFieldsOf(subject), asGroup(before), languages),
  )
  if (!Array.isArray(open)) return fields
  const others = Array.isArray(before['languages']) ? before['languages'] : []
  return { ...fields, languages: [...open, ...others.filter((tag) => !languages.includes(String(tag)))] }
}

const statesOf = ({ fields, draft }: Candidate) => (draft === undefined ? [fields] : [fields, draft.fields])

/**
 * Tells which states may be those after an input, by its texts in the default language: whatever there was before, a text
 * becomes what was sent, or the plain text of the body that was sent with it.
 */
const textsOf = (subject: Publishable, input: Snapshot): ((state: Snapshot) => boolean) => {
  const decoded = Result.getOrElse(decodeDraft(subject, input), (): Snapshot => ({}))
  const { rich = {} } = translatedFieldsOf(subject)
  const texts = Object.entries(decoded).flatMap(([name, text]) => {
    if (!(name in input) || typeof text !== 'string') return []
    const bodies = Object.keys(rich).filter((body) => rich[body] === name)
    const plain = bodies
      .map((body) => decoded[body])
      .filter(isRichText)
      .map(plainText)
    return [[name, [text, ...plain]] as const]
  })
  return (state) => texts.every(([name, possible]) => possible.some((text) => text === (state[name] ?? '')))
}

/** A row with ids in place of the titles of other items. */
const withReferences = (subject: Publishable, row: ImportRow, ids: ImportState['ids']): ImportRow => {
  const resolved = Object.entries(referenceFields(subject)).flatMap(([field, type]) => {
    const title = row.input[field]
    if (typeof title !== 'string' || title.trim() === '') return []
    return [{ field, title, id: ids[type]?.get(title.trim()) }]
  })
  const missing = resolved.filter(({ id }) => id === undefined)
  return {
    ...row,
    input: { ...row.input, ...Object.fromEntries(resolved.map(({ field, id = '' }) => [field, id])) },
    errors: {
      ...row.errors,
      ...Object.fromEntries(
        missing.map(({ field, title }) => [field, `Publish “${title}” first, then import again.`]),
      ),
    },
  }
}
