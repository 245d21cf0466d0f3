import { isUtf8 } from 'node:buffer'
import { Effect, Stream } from 'effect'
import { Csv } from 'effect/encoding'
import { byteOrderMark, csvLine, csvText, textOfCell } from '#domain/csv/csv-line.ts'
import { englishOf } from './catalogues.mjs'

/** A row that a translator sent back, with its number in a spreadsheet. @typedef {{ number: number, key: string, form: string, translation: string }} Row */

const columns = ['key', 'form', 'english', 'translation', 'context']

/** @param {ReadonlyArray<import('./catalogues.mjs').TranslatedText>} texts */
export const tableOf = (texts) =>
  byteOrderMark +
  [columns, ...texts.map((text) => [text.key, text.form, englishOf(text), text.text, text.context])]
    .map((cells) => csvLine(cells.map(csvText)))
    .join('')

/** Reads a table that a spreadsheet may have saved with its own separator. @param {Uint8Array} bytes @returns {Promise<ReadonlyArray<Row>>} */
export const readTable = async (bytes) => {
  if (!isUtf8(bytes)) throw new Error('The file is not saved as UTF-8.')
  const text = new TextDecoder().decode(bytes)
  const delimiter = /^"?key"?([;\t])/.exec(text)?.[1] ?? ','
  const decoded = Stream.make(text).pipe(
    Stream.pipeThroughChannel(Csv.decodeString({ headers: true, delimiter, ignoreEmptyLines: true })),
    Stream.runCollect,
  )
  return (await Effect.runPromise(decoded)).map((cells, index) => {
    const { key, form, translation } = cells
    if (key === undefined || form === undefined || translation === undefined)
      throw new Error('The first row has to name the columns key, form, translation.')
    return { number: index + 2, key: textOfCell(key), form, translation: textOfCell(translation).trim() }
  })
}
