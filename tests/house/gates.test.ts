import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { plantWithPackages, runIn } from './plant.ts'

const configurations = [
  'tsconfig.json',
  'src/domain/tsconfig.json',
  'src/ports/tsconfig.json',
  'oxlint.config.ts',
  '.oxfmtrc.json',
  'tests/support/boundaries/layers.ts',
]
const clean = {
  '.gitignore': 'node_modules',
  'src/domain/a.ts': `export const a: string = 'a'\n`,
  'src/ports/a.ts': `export { a } from '#domain/a.ts'\n`,
  'package.json':
    JSON.stringify({ type: 'module', imports: { '#domain/*': './src/domain/*' } }, null, 2) + '\n',
}

const check = (files: Record<string, string>, ...gates: string[]) => {
  const root = plantWithPackages({ ...clean, ...files }, configurations)
  return runIn(root, 'node', [resolve('scripts/check.mjs'), ...gates])
}

const passedIn = (output: string) => [...output.matchAll(/^✓ (\S+): \d+ files$/gm)].map(([, name]) => name)
const all = ['types', 'types-without-dom', 'lint', 'boundaries', 'formatting']

test('every gate passes a clean tree', () => {
  const { code, output } = check({})
  expect(output).not.toContain('✗')
  expect(passedIn(output)).toEqual(all)
  expect(code).toBe(0)
})

test.each([
  ['types', `export const a: string = 1\n`, 'TS2322'],
  ['types-without-dom', `export const a = document\n`, 'TS2584'],
  ['types-without-dom', `export const a = process\n`, 'TS2591'],
  ['lint', `export const a = 'a' as any\n`, 'no-explicit-any'],
  ['boundaries', `import './a.ts'\n\nexport const a = 'a'\n`, 'a cycle'],
  ['formatting', `export const a = "a"\n`, 'src/domain/a.ts'],
])('%s reports what it forbids', (gate, text, found) => {
  const { code, output } = check({ 'src/domain/a.ts': text }, gate)
  expect(passedIn(output)).toEqual([])
  expect(output).toContain(found)
  expect(code).toBe(1)
})

test('no gate passes a tree without files', () => {
  const root = plantWithPackages({ '.gitignore': '*' }, ['tsconfig.json'])
  const { code, output } = runIn(root, 'node', [resolve('scripts/check.mjs')])
  expect(passedIn(output)).toEqual([])
  expect(output.match(/^✗ /gm)).toHaveLength(all.length)
  expect(code).toBe(1)
})
