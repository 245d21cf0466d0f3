import { contentTypes } from '../content-types.ts'
import type { Snapshot } from '../../history/activity.ts'
import { titleFieldOf } from '../../history/subject.ts'
import type { Publishable } from '../../publishing/draft.ts'
import type { ImportedRow } from './import-report.ts'

/** An item as a file has it. */
export interface ImportRow {
  readonly row: number
  /** Fields with their translations, as a form sends them; as they are stored if they are whole. */
  readonly input: Snapshot
  /** Whether `input` has all fields, so that the import empties those that the row lacks. */
  readonly isWhole?: boolean
  /** The languages of the site that a whole `input` comes from: it says nothing of others. */
  readonly languages?: ReadonlyArray<string> | undefined
  /** ISO 8601, or a day; empty if the file does not say. */
  readonly createdAt?: string
  /** The place in a list that is ordered by hand, from 1. */
  readonly position?: number
  /** One sentence for each invalid cell. */
  readonly errors?: Readonly<Record<string, string>>
}

export interface ImportedItem extends ImportedRow {
  readonly title: string
}

export const maxImportedItems = 2_000

/** The fields by which rows find items; none if there is only one. */
export const importKeyOf = (subject: Publishable): ReadonlyArray<string> => {
  if (subject === 'homePage') return []
  const { key }: { readonly key?: ReadonlyArray<string> } = contentTypes[subject]
  return key ?? [titleFieldOf(subject)]
}

/** The fields that hold the id of an item of another content type, with the name of that. */
export const referenceFields = (subject: Publishable): Readonly<Record<string, string>> => {
  if (subject === 'homePage') return {}
  const { references = {} }: { readonly references?: Readonly<Record<string, string>> } =
    contentTypes[subject]
  return references
}
