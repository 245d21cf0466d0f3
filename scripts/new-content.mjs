import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readWords } from '#server/commands/line/command-line.mjs'
import { newContentCommand } from './commands.mjs'
import { filesOf } from './new-content/files.mjs'
import { namesOf } from './new-content/names.mjs'
import { rowsOf } from './new-content/rows.mjs'
import { runToEnd } from './setup/run-to-end.mjs'

const nextMigration = () => {
  const numbers = readdirSync('src/adapters/sql/migrations').map((name) => Number.parseInt(name, 10))
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
}

/** Inserts a row before the only match. @param {Map<string, string>} texts @param {import('./new-content/rows.mjs').Row} row */
const insert = (texts, [file, place, row]) => {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  const places = [...text.matchAll(new RegExp(place, 'gm'))]
  const [found] = places
  if (found === undefined || places.length > 1)
    throw new Error(`${file} has ${places.length} places for a row: expected one match of ${place}.`)
  const [, ...captured] = found
  const insertion = typeof row === 'string' ? row : row(...captured)
  texts.set(file, text.slice(0, found.index) + insertion + text.slice(found.index))
}

/** Writes nothing unless every row has its place. */
const write = async () => {
  const [name = '', ...fields] = readWords('new-content', newContentCommand, process.argv.slice(2)).operands
  const names = namesOf(name, fields)
  const number = nextMigration()
  const files = filesOf(names, number)
  const existing = Object.keys(files).find((file) => existsSync(file))
  if (existing !== undefined) throw new Error(`${existing} exists already.`)
  /** @type {Map<string, string>} */
  const texts = new Map()
  for (const row of rowsOf(names, number)) insert(texts, row)
  for (const [file, text] of Object.entries(files)) texts.set(file, text.trimStart())
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  await runToEnd('oxfmt', [...texts.keys()])
  console.log(
    [...texts.keys()].map((file) => (file in files ? `new      ${file}` : `changed  ${file}`)).join('\n'),
  )
  console.log('Edit the first three of the new files: the rules of its fields, its list, and its form.')
}

await write().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
