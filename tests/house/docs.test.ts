import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { readWords } from '#server/commands/line/command-line.mjs'
import { serverEntries } from '../../scripts/build/entries.mjs'
import { commands } from '../../scripts/commands.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')]
const matches = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, one = '']) => one)

/** Anchors as GitHub makes them from headings. */
const anchorsOf = (page: string) =>
  matches(read(page), /^#+ (.*)$/gm).map((heading) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

const isBroken = (page: string, link: string) => {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : normalize(join(dirname(page), path))
  if (!existsSync(target)) return true
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
}

// Seen failing on a missing file and on a missing heading.
test('every link of the documentation leads to a file and a heading', () => {
  const links = pages.flatMap((page) =>
    matches(read(page), /\]\(([^)\s]+)\)/g)
      .filter((link) => !/^\w+:/.test(link))
      .map((link) => ({ page, link })),
  )
  expect(links.length).toBeGreaterThan(300)
  expect(links.filter(({ page, link }) => isBroken(page, link))).toEqual([])
})

// Seen failing on a command that package.json does not have.
test('every command of the documentation exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = pages.flatMap((page) => matches(read(page), /\bnpm run ([a-z][\w:-]*)/g))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

// Seen failing with `npm run retention -- --dryrun`, and with a backup without its file.
test('every command of the documentation has the arguments and options that it takes', () => {
  const written = pages.flatMap((page) =>
    [...read(page).matchAll(/\bnpm (?:run ([a-z][\w:-]*)|test) -- ([^`\n|#]+)/g)].map(
      ([line, name = 'test', words = '']) => ({ page, line, name, words: words.trim().split(/\s+/) }),
    ),
  )
  expect(written.length).toBeGreaterThan(30)
  const refused = written.filter(({ name, words }) => {
    const command = commands[name]
    try {
      if (command !== undefined) readWords(name, command, words)
      return command === undefined
    } catch {
      return true
    }
  })
  expect(refused.map(({ page, line }) => `${page}: ${line}`)).toEqual([])
})

// Seen failing with a program of another name.
test('every program of the build that the documentation names exists', () => {
  const named = pages.flatMap((page) => matches(read(page), /\bdist\/server\/([\w-]+)\.js\b/g))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !(name in serverEntries))).toEqual([])
})

// Seen failing without the row of STORYBOOK.
test('the README lists every variable that the server reads, and no other', () => {
  const variables = globSync('src/server/config/*config.ts').flatMap((file) =>
    matches(read(file), /^ {2}([A-Z][A-Z0-9_]+):/gm),
  )
  const [, settings = ''] = read('README.md').split('## Settings')
  const [table = ''] = settings.split('\n## ')
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => matches(row.split(' | ')[0] ?? '', /`([A-Z0-9_]+)`/g))
  expect(listed.toSorted()).toEqual([...new Set(variables)].toSorted())
})

// Seen failing on a record without a row.
test('the index of the decisions has every record', () => {
  const index = read('docs/decisions/README.md')
  const records = readdirSync('docs/decisions').filter((file) => /^\d{4}-/.test(file))
  expect(records.length).toBeGreaterThan(30)
  expect(records.filter((file) => !index.includes(`](${file})`))).toEqual([])
})

/** Lines of prose above 100 columns; tables, code and links that stand alone may be longer. */
const longLinesIn = (text: string) =>
  text
    .replaceAll(/^```[^]*?^```/gm, '')
    .split('\n')
    .filter((line) => line.length > 100 && !/^\||^\s*(?:- )?\[[^\]]+\]\([^)]+\)$/.test(line))

// Seen failing on 621 lines.
test('the documentation has at most 100 columns', () => {
  expect(longLinesIn(`${'x'.repeat(101)}\n| ${'x'.repeat(101)} |`)).toHaveLength(1)
  const long = pages.flatMap((page) => longLinesIn(read(page)).map((line) => ({ page, line })))
  expect(long).toEqual([])
})
