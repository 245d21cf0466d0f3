import { readFileSync, writeFileSync } from 'node:fs'
import { readWords, refuse } from '#server/commands/line/command-line.mjs'
import { wordingCommand } from './commands.mjs'
import { runToEnd } from './setup/run-to-end.mjs'
import { rewritten } from './wording/catalogue-module.mjs'
import { cataloguesOf } from './wording/catalogues.mjs'
import { faultsOfRows } from './wording/faults-of-rows.mjs'
import { readTable, tableOf } from './wording/table.mjs'

/** @param {string} language @param {string} file */
const exportTexts = async (language, file) => {
  const catalogues = await cataloguesOf(language)
  const texts = catalogues.flatMap((catalogue) => catalogue.texts)
  writeFileSync(file, tableOf(texts))
  console.log(`Wrote ${texts.length} texts to ${file}.`)
}

/** A translation with the spaces around the text that it replaces, since spreadsheets and people lose or add some. @param {string} translation @param {string} text */
const withSpacesOf = (translation, text) => text.replace(/\S(?:[\s\S]*\S)?/, () => translation)

/** Changes nothing if a row is wrong. @param {string} language @param {string} file */
const importTexts = async (language, file) => {
  const catalogues = await cataloguesOf(language)
  const rows = await readTable(readFileSync(file))
  const faults = faultsOfRows(
    rows,
    catalogues.flatMap((catalogue) => catalogue.texts),
  )
  if (faults.length > 0) throw new Error([...faults, 'Nothing was changed.'].join('\n'))
  for (const { path, source, texts } of catalogues) {
    const translated = texts.map((text) => {
      const row = rows.find(({ key, form }) => key === text.key && form === text.form)
      return row === undefined ? text : { ...text, text: withSpacesOf(row.translation, text.text) }
    })
    writeFileSync(path, rewritten(source, translated))
  }
  await runToEnd(
    'oxfmt',
    catalogues.map(({ path }) => path),
  )
  console.log(`Read ${rows.length} texts from ${file}.`)
}

const run = async () => {
  const [direction, language, file, ...others] = readWords(
    'wording',
    wordingCommand,
    process.argv.slice(2),
  ).operands
  if (language === undefined || file === undefined || others.length > 0)
    refuse('wording', wordingCommand, 'A direction, a language and a file are expected.')
  else if (direction === 'export') await exportTexts(language, file)
  else if (direction === 'import') await importTexts(language, file)
  else refuse('wording', wordingCommand, `'${direction}' is neither export nor import.`)
}

await run().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
