import { hasPlaceholdersOf } from '#domain/wording/has-placeholders-of.ts'
import { partsOf } from '#domain/wording/template.ts'
import { englishOf } from './catalogues.mjs'

/** @typedef {import('./catalogues.mjs').TranslatedText} TranslatedText */
/** @typedef {import('./table.mjs').Row} Row */

/** Plural forms of the same text are next to each other. @param {Row} row @param {ReadonlyArray<Row>} rows @param {ReadonlyArray<TranslatedText>} texts */
const lackingForms = (row, rows, texts) =>
  texts
    .filter(
      ({ key, form }) => key === row.key && !rows.some((each) => each.key === key && each.form === form),
    )
    .map(({ form }) => form)

/** @param {Row} row @param {ReadonlyArray<Row>} rows @param {ReadonlyArray<TranslatedText>} texts */
const faultOf = (row, rows, texts) => {
  const text = texts.find(({ key, form }) => key === row.key && form === row.form)
  if (text === undefined) return 'is not in the catalogue'
  if (row.translation === '') return 'has no translation'
  if (rows.some((each) => each.number < row.number && each.key === row.key && each.form === row.form))
    return 'is there twice'
  const lacking = lackingForms(row, rows, texts)
  if (lacking.length > 0) return `lacks the forms ${lacking.join(', ')}`
  if (hasPlaceholdersOf({ ...text, text: row.translation }, text.english)) return undefined
  const placeholders = partsOf(englishOf(text)).filter((_, at) => at % 2 === 1)
  return placeholders.length === 0
    ? 'has a placeholder, the English has none'
    : `has other placeholders than ${placeholders.join(', ')}`
}

/** Why a table cannot be imported: one sentence for each wrong row. @param {ReadonlyArray<Row>} rows @param {ReadonlyArray<TranslatedText>} texts */
export const faultsOfRows = (rows, texts) =>
  rows.flatMap((row) => {
    const fault = faultOf(row, rows, texts)
    return fault === undefined
      ? []
      : [`Row ${row.number}: ${[row.key, row.form].filter(Boolean).join(' ')} ${fault}`]
  })
