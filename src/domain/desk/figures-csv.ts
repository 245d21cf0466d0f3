import { byteOrderMark, csvLine, csvText } from '../csv/csv-line.ts'
import type { InboxWords } from '../wording/en/inbox/inbox.ts'
import { mailColumns, type MailColumnWords } from '../wording/en/inbox/mail-columns.ts'
import { nameOf } from '../wording/name-of.ts'
import type { DeskFigures } from './desk-figures.ts'

/** The words of the table; without names of places and types they are written as they are stored. */
interface CsvWords {
  readonly mailColumns?: MailColumnWords
  readonly inbox?: InboxWords
}

/** Writes figures as CSV: a line for all mails, and one for each week, place, owner and type. */
export const figuresCsv = (
  { all, weeks, places, owners, types }: DeskFigures,
  { mailColumns: { figures: words, owner } = mailColumns, inbox }: CsvWords = {},
): string => {
  const groups = [
    [words.all, [all], (name: string) => name],
    [words.week, weeks, (name: string) => name],
    [words.place, places, (name: string) => nameOf(inbox?.locations ?? {}, name)],
    [owner, owners, (name: string) => name || words.nobody],
    [words.type, types, (name: string) => nameOf({ ...inbox?.types, application: words.application }, name)],
  ] as const
  const lines = groups.flatMap(([group, figures, shown]) =>
    figures.map(({ name, answered, within, median }) =>
      csvLine([csvText(group), csvText(shown(name)), ...[answered, within, median].map(String)]),
    ),
  )
  const heads = [words.group, words.name, words.answered, words.within, words.median]
  return byteOrderMark + csvLine(heads.map(csvText)) + lines.join('')
}
