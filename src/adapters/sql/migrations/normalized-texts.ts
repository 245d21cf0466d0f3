import { baselineContentTables } from './baseline/declarations.ts'

// What released migrations use of this file never changes.

/** Every column with folded texts, by table. */
const foldedColumns: ReadonlyArray<readonly [table: string, columns: ReadonlyArray<string>]> = [
  ...baselineContentTables.map(
    ({ name, sorted }) => [name, [...sorted.map((column) => `${column}_key`), 'folded']] as const,
  ),
  ['enquiries', ['name_key', 'folded']],
  ['profiles', ['name_key', 'folded']],
  ['accounts', ['name_key', 'folded']],
  ['trash', ['folded']],
  ['activities', ['author_folded', 'title_folded']],
]

/** Arabic-Indic and Persian digits, Persian yeh and kaf, and what replaces them in the same places. */
const letters = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹\u06CC\u06A9'
const plainLetters = '01234567890123456789\u064A\u0643'

const directionMarks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'
const nonJoiner = '\u200C'

interface Dialect {
  /** A condition: the text holds one of the letters. */
  readonly holds: (text: string, letters: string) => string
  /** The text with each letter replaced by the one in the same place, or removed if there is none. */
  readonly translated: (text: string, letters: string, replacements: string) => string
}

/** Folds stored texts again that were folded before digits, Persian letters and direction marks were. */
const refoldTexts = ({ holds, translated }: Dialect): string => {
  const before = letters + directionMarks + nonJoiner
  const refolded = (column: string) => `${column} = ${translated(column, before, plainLetters)}`
  return foldedColumns
    .map(
      ([table, columns]) =>
        `update ${table} set ${columns.map(refolded).join(', ')}\n` +
        `where ${columns.map((column) => holds(column, before)).join(' or ')};`,
    )
    .join('\n')
}

/** Removes direction marks from stored e-mail addresses, which are looked up without them. */
const plainEmails = ({ holds, translated }: Dialect): string => {
  const hasMarks = (text: string) => holds(`(${text})`, directionMarks)
  const plain = (column: string) => translated(column, directionMarks, '')
  const update = (table: string, columns: ReadonlyArray<string>, condition: string) =>
    `update ${table} set ${columns.map((column) => `${column} = ${plain(column)}`).join(', ')} where ${condition};`
  return [
    update('enquiries', ['email'], hasMarks('email')),
    update('profiles', ['email'], hasMarks('email')),
    update('notifications', ['visitor'], hasMarks('visitor')),
    // No two accounts have one address, so an Admin decides about accounts that differ in marks only.
    update(
      'accounts',
      ['email', 'email_key'],
      `${hasMarks('email')} and not exists (select 1 from accounts as other
        where other.id <> accounts.id and ${plain('other.email_key')} = ${plain('accounts.email_key')})`,
    ),
    update('trash', ['item'], hasMarks(`item ->> 'email'`)),
    update(
      'activities',
      ['before', 'after'],
      `subject = 'account' and (${hasMarks(`before ->> 'email'`)} or ${hasMarks(`after ->> 'email'`)})`,
    ),
  ].join('\n')
}

/** Normalizes stored texts as the program has done since number 48. */
export const normalizedTexts = (dialect: Dialect): string => refoldTexts(dialect) + plainEmails(dialect)
