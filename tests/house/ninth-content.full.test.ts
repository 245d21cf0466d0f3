import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runIn } from './lint/plant.ts'
import { withAwards } from './with-awards.ts'

/** Tables in which the compiler asks for a row. */
const tables = [
  'src/adapters/http/content-endpoints.ts',
  'src/adapters/sql/rows/tables.ts',
  'src/domain/wording/en/office/dashboard.ts',
  'src/domain/wording/ar/office/failures.ts',
  'src/domain/wording/en/office/failures.ts',
  'src/domain/wording/en/content/removal.ts',
  'src/server/demo/contents.ts',
  'src/ui/admin/content-types/forms/form-configs.ts',
  'src/ui/admin/content-types/lists/list-configs.ts',
  'src/ui/admin/shell/navigation/admin-sections.ts',
]

const types = (root: string) => runIn(root, 'tsc', ['--noEmit', '--project', 'tsconfig.src.json'])

/** The files whose table lacks a row. */
const lackingIn = (output: string) => [
  ...new Set(
    [...output.matchAll(/^(\S+\.tsx?)\(.*(?:TS1360|TS2741|TS2322|TS2820)/gm)].map(([, file]) => file),
  ),
]

// Two runs of the compiler and one of the tests: some twenty seconds on a quiet machine.
test('[O39] [T7] new-content makes screens, endpoints and tables of a ninth type', () => {
  const { root, code, output } = withAwards()
  expect({ code, output }).toMatchObject({ code: 0 })
  const again = runIn(root, process.execPath, ['scripts/run.mjs', 'new-content', 'award', 'title'])
  expect([again.code, again.output.trim()]).toEqual([1, 'src/domain/content/award.ts exists already.'])
  expect(readFileSync(join(root, 'src/domain/content/award.ts'), 'utf8')).toContain(
    "\n  translated: ['title', 'giver'],\n",
  )

  const written = tables.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  for (const file of tables) copyFileSync(file, join(root, file))
  expect(lackingIn(types(root).output)).toEqual(expect.arrayContaining(tables))
  for (const [file, text] of written) writeFileSync(join(root, file), text)
  expect(types(root)).toEqual({ code: 0, output: '' })

  const args = ['run', '--testNamePattern', 'award', 'award', 'http.contract']
  const run = runIn(root, 'vitest', args, { NO_COLOR: '1' })
  const passed = run.output.match(/Tests +(\d+) passed/)?.[1]
  expect({ code: run.code, failed: run.output.match(/FAIL.*/g) }).toEqual({ code: 0, failed: null })
  expect(Number(passed)).toBeGreaterThan(30)
}, 240_000)
