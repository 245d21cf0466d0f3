import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { awardScreens } from './award-screens.ts'
import { declared, files, rows, type Row } from './award.ts'
import { plantWithPackages, runIn } from './plant.ts'

const configuration = {
  'vitest.config.ts': `
    import { defineConfig } from 'vitest/config'
    const project = (name, include, more) => ({ extends: './vite.config.ts', test: { name, include, ...more } })
    export default defineConfig({
      cacheDir: '.vite',
      test: {
        projects: [
          project('contracts', ['tests/contracts/**/*.contract.ts'], { testTimeout: 20_000 }),
          project('ui', ['tests/ui/admin/award.test.tsx'], { environment: 'happy-dom', css: true, testTimeout: 20_000 }),
        ],
      },
    })`,
  // What the product's own tests say of each content is theirs to say.
  'tsconfig.src.json': JSON.stringify({ extends: './tsconfig.json', include: ['src'] }),
  'tests/ui/admin/award.test.tsx': awardScreens,
}
const copied = ['src', 'package.json', 'tsconfig.json', 'vite.config.ts', 'tests/support', 'tests/contracts']
const others = ['tests/ui/admin/admin-open.tsx', 'tests/domain/support', 'tests/server/support']

/** This project with awards declared as one of its contents. */
const withAwards = () => {
  const root = plantWithPackages({ ...configuration, ...files }, [...copied, ...others])
  const write = (all: ReadonlyArray<Row>) => {
    for (const [file, place, row] of all) {
      const path = join(root, file)
      const text = readFileSync(path, 'utf8')
      expect(text.split(place), `${file} has one place for a row`).toHaveLength(2)
      writeFileSync(
        path,
        text.replace(place, () => `${row}\n${place}`),
      )
    }
  }
  write(declared)
  return { root, write }
}

const types = (root: string) => runIn(root, 'tsc', ['--noEmit', '--project', 'tsconfig.src.json'])

/** The files whose table lacks a row, or an address. */
const askedIn = (output: string) => [
  ...new Set([...output.matchAll(/^(\S+\.tsx?)\(.*(?:TS2741|TS2322|TS2820)/gm)].map(([, file]) => file)),
]

// Two runs of the compiler and one of the tests: some twenty seconds on a quiet machine.
test('a ninth content is asked for by the compiler, row by row, and then has its screens, its calls and its table', () => {
  const { root, write } = withAwards()
  const asked = [
    'src/adapters/http/endpoints.ts',
    'src/adapters/sql/rows/tables.ts',
    'src/domain/wording/catalogue.ts',
    'src/server/demo/contents.ts',
    'src/ui/admin/screens/screens-of-content.tsx',
    'src/ui/admin/navigation/sections.ts',
  ]
  expect(askedIn(types(root).output)).toEqual(expect.arrayContaining(asked))

  write(rows)
  expect(types(root)).toEqual({ code: 0, output: '' })
  const { code, output } = runIn(
    root,
    'vitest',
    ['run', '--testNamePattern', 'award', 'award', 'http.contract'],
    { NO_COLOR: '1' },
  )
  const passed = output.match(/Tests +(\d+) passed/)?.[1]
  expect({ code, failed: output.match(/FAIL.*/g) }).toEqual({ code: 0, failed: null })
  expect(Number(passed)).toBeGreaterThan(30)
}, 240_000)
