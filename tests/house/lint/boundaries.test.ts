import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkBoundaries } from '../../support/boundaries/check-boundaries.ts'
import { layerOf } from '../../support/boundaries/check-imports.ts'
import { forbiddenFolders, layers } from '../../support/boundaries/layers.ts'
import { plant } from './plant.ts'

const tree = checkBoundaries('.')
const violationsOf = (files: Record<string, string>) => checkBoundaries(plant(files)).violations

test('the source tree has no forbidden import', () => {
  expect(tree.violations).toEqual([])
})

const inUse = layers.filter(({ at }) => globSync(`src/${at}/**/*.{ts,tsx}`).length > 0)

test.each(inUse)('checks files of $at', (layer) => {
  expect(tree.files.filter(({ path }) => layerOf(path) === layer).length).toBeGreaterThan(0)
})

test.each([
  ['a port in the domain', 'src/domain/a.ts', `import '#ports/b.ts'`, 'domain must not import ports/b'],
  ['Node in the domain', 'src/domain/a.ts', `import 'node:fs'`, 'domain must not import the package node:fs'],
  [
    'React in the domain',
    'src/domain/a.ts',
    `import type { FC } from 'react'`,
    'domain must not import the package react',
  ],
  [
    'the network in the domain',
    'src/domain/a.ts',
    `import 'effect/http'`,
    'domain must not import the package effect/http',
  ],
  [
    'a running Effect in the domain',
    'src/domain/a.ts',
    `import { Layer } from 'effect'`,
    'domain must not import Layer from effect',
  ],
  [
    'an adapter in a port',
    'src/ports/a.ts',
    `export * from '#adapters/sql/b.ts'`,
    'ports must not import adapters/sql/b',
  ],
  [
    'a sibling adapter',
    'src/adapters/http/a.ts',
    `import '#adapters/sql/b.ts'`,
    'adapters/http must not import adapters/sql/b',
  ],
  [
    'Node in the browser',
    'src/adapters/browser/a.ts',
    `import 'node:fs'`,
    'adapters/browser must not import the package node:fs',
  ],
  [
    'a screen on the server',
    'src/server/a.ts',
    `import '#ui/site/b.tsx'`,
    'server must not import ui/site/b',
  ],
  [
    'the domain in the design system',
    'src/ui/design/a.tsx',
    `import '#domain/b.ts'`,
    'ui/design must not import domain/b',
  ],
  [
    'Effect in a screen',
    'src/ui/site/a.tsx',
    `import 'effect'`,
    'ui/site must not import the package effect',
  ],
  [
    'a port in a screen',
    'src/ui/admin/a.tsx',
    `type A = import('#ports/b.ts').B`,
    'ui/admin must not import ports/b',
  ],
  [
    'Radix in a screen',
    'src/ui/admin/a.tsx',
    `import '@radix-ui/react-dialog'`,
    'ui/admin must not import the package @radix-ui/react-dialog',
  ],
  [
    'the back office in the site',
    'src/ui/site/a.tsx',
    `export const load = () => import('../admin/b.tsx')`,
    'ui/site must not import ui/admin/b',
  ],
  [
    'an adapter in an actor',
    'src/ui/actors/a.ts',
    `import '#adapters/http/b.ts'`,
    'ui/actors must not import adapters/http/b',
  ],
  [
    'the database in the browser',
    'src/ui/main.tsx',
    `import '#adapters/sql/b.ts'`,
    'ui must not import adapters/sql/b',
  ],
  [
    'the runtime in the router',
    'src/ui/router.tsx',
    `import './hydrate/runtime.ts'`,
    'ui/router must not import ui/hydrate/runtime',
  ],
  [
    'React in the boot script',
    'src/ui/boot/a.ts',
    `import 'react'`,
    'ui/boot must not import the package react',
  ],
  [
    'a sample in a screen',
    'src/ui/admin/a.tsx',
    `import '../sample/office/b.ts'`,
    'ui/admin must not import ui/sample/office/b',
  ],
  [
    'React loaded at once by the boot script',
    'src/ui/boot/a.ts',
    `import '../hydrate/hydrate.tsx'`,
    'ui/boot must not import ui/hydrate/hydrate',
  ],
  [
    'the network in a story',
    'src/ui/site/a.stories.tsx',
    `import '#adapters/http/b.ts'`,
    'ui/site must not import adapters/http/b',
  ],
  ['a folder without a layer', 'src/extra/a.ts', '', 'it stands in no layer'],
  [
    'a relative way into another layer',
    'src/server/a.ts',
    `import '../domain/b.ts'`,
    '../domain/b.ts is written #domain/b.ts',
  ],
  ['a file that is not there', 'src/domain/a.ts', `import './gone.ts'`, './gone.ts does not exist'],
  [
    'a computed import',
    'src/server/a.ts',
    'export const load = (name: string) => import(name)',
    'import() needs a literal address',
  ],
])('reports %s', (_, path, text, violation) => {
  const target = {
    'src/domain/b.ts': '',
    'src/ports/b.ts': '',
    'src/adapters/sql/b.ts': '',
    'src/adapters/http/b.ts': '',
    'src/ui/site/b.tsx': '',
    'src/ui/admin/b.tsx': '',
    'src/ui/sample/office/b.ts': '',
    'src/ui/hydrate/runtime.ts': '',
    'src/ui/hydrate/hydrate.tsx': `import 'react'`,
  }
  expect(violationsOf({ ...target, [path]: text })).toContain(`${path}: ${violation}`)
})

test.each([
  ['values', `import { b } from './b.ts'`, `import { a } from './a.ts'`],
  ['types only', `import type { B } from './b.ts'`, `export type { A } from './a.ts'`],
])('reports a cycle of %s', (_, a, b) => {
  expect(violationsOf({ 'src/domain/a.ts': a, 'src/domain/b.ts': b })).toEqual([
    'src/domain/a.ts → src/domain/b.ts → src/domain/a.ts: a cycle',
  ])
})

test('reports a package that the boot script imports, and no type', () => {
  const domain = {
    'src/domain/a.ts': `import { Schema } from 'effect'`,
    'src/domain/b.ts': `import './a.ts'`,
  }
  expect(violationsOf({ ...domain, 'src/ui/boot/boot.ts': `import '#domain/b.ts'` })).toEqual([
    'src/ui/boot/boot.ts → src/domain/b.ts → src/domain/a.ts: it brings the package effect along',
  ])
  expect(violationsOf({ ...domain, 'src/ui/boot/boot.ts': `import type { B } from '#domain/b.ts'` })).toEqual(
    [],
  )
})

test.each([
  ['a barrel', 'src/domain/index.ts', '', 'a barrel hides'],
  ...forbiddenFolders.map((folder) => [
    `a folder called ${folder}`,
    `src/server/${folder}/a.ts`,
    '',
    'name its folder',
  ]),
  ['a file of 251 lines', 'src/domain/a.ts', '\n'.repeat(251), '251 lines are more than 250'],
  ['a raw colour', 'src/ui/site/a.css.ts', `export const color = '#0b2545'`, 'the colour #0b2545'],
  ['a colour function', 'src/ui/site/a.css.ts', `export const color = 'rgb(0 0 0)'`, 'the colour rgb('],
  ['a file that does not parse', 'src/domain/a.ts', 'const = 1', 'it does not parse'],
])('reports %s', (_, path, text, start) => {
  expect(violationsOf({ [path]: text })).toEqual([expect.stringContaining(`${path}: ${start}`)])
})

test('allows what the table allows', () => {
  expect(
    violationsOf({
      'src/domain/a.ts': `import { Schema } from 'effect'\nexport const a = Schema`,
      'src/ports/a.ts': `export { a } from '#domain/a.ts'`,
      'src/ui/design/a.css.ts': `import { style } from '@vanilla-extract/css'\nexport const a = style({ color: '#fff' })`,
      'src/ui/site/a.tsx': `import { a } from '../design/a.css.ts'\nexport const link = <a className={a} href="#main" />`,
      'src/ui/hydrate/runtime.ts': `import '../site/a.tsx'`,
      'src/ui/hydrate/hydrate.tsx': `import 'react-dom/client'`,
      'src/ui/boot/boot.ts': `export const start = () => import('../hydrate/hydrate.tsx')`,
    }),
  ).toEqual([])
})

test('finds no files in an empty tree', () => {
  expect(checkBoundaries(plant({})).files).toEqual([])
})
