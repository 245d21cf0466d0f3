import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { plantWithPackages, runIn } from './lint/plant.ts'

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
  'src/ui/design/a.tsx': `export const kind = 'none'\n`,
  'src/ports/a.ts': `export { a } from '#domain/a.ts'\n`,
  'package.json':
    JSON.stringify({ type: 'module', imports: { '#domain/*': './src/domain/*' } }, null, 2) + '\n',
}

const check = (files: Record<string, string>, ...gates: string[]) => {
  const root = plantWithPackages({ ...clean, ...files }, configurations)
  return runIn(root, 'node', [resolve('scripts/check.mjs'), ...gates])
}

const passedIn = (output: string) => [...output.matchAll(/^✓ (\S+): \d+ files$/gm)].map(([, name]) => name)
const all = ['types', 'types-without-dom', 'lint', 'boundaries', 'texts', 'formatting']

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

const written = `
export const label = 'Open menu'
export const sentence = (n: number) => \`\${n} selected\`
const isWide = (n: number) => (n > 1 ? 'Wide' : 'none')
export function A({ n }: { n: number }) {
  return (
    <p title={n > 1 ? 'many' : undefined} aria-label="close">
      Save {n === 1 ? 'one' : \`\${n} items\`}
      {n > 2 && 'more'}
      <B busyLabel="saving..." note="Unsaved changes" onPress={() => isWide(n)} />
    </p>
  )
}
`
const unwritten = `
import '#ui/design/a.tsx'

type Kind = 'Open menu'
const kinds: Record<string, number> = { 'Open menu': 1 }
export function A({ kind }: { kind: string }) {
  if (kind === 'Open menu') throw new Error('Only a developer reads this')
  const at = document.querySelector('main > a, input:not([type=file])')
  return (
    <p className="one two" data-kind="Open menu" role={at ? 'status' : 'alert'} hidden>
      {words.save} · {kinds['Open menu']} 100 %
    </p>
  )
}
`

test('[T59] texts finds sentences in elements, attributes and expressions', () => {
  const { code, output } = check({ 'src/ui/design/a.tsx': written }, 'texts')
  const reported = [...output.matchAll(/a\.tsx:(\d+): “(.*)” belongs in a catalogue/g)]
  expect(reported.map(([, line, text]) => [Number(line), text])).toEqual([
    [2, 'Open menu'],
    [3, '{} selected'],
    [4, 'Wide'],
    [7, 'many'],
    [7, 'close'],
    [8, 'Save'],
    [8, 'one'],
    [8, '{} items'],
    [9, 'more'],
    [10, 'saving...'],
    [10, 'Unsaved changes'],
  ])
  expect(code).toBe(1)
})

test('texts leaves code alone', () => {
  const { code, output } = check({ 'src/ui/design/a.tsx': unwritten }, 'texts')
  expect(output).toBe('✓ texts: 1 files\n')
  expect(code).toBe(0)
})
