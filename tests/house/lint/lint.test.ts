import { expect, test } from 'vitest'
import { plantWithPackages, runIn } from './plant.ts'

const forbidden = {
  'src/domain/port.ts': [`export * from '#ports/b.ts'`, 'no-restricted-imports'],
  'src/domain/network.ts': [`export * from 'effect/http'`, 'no-restricted-imports'],
  'src/domain/node.ts': [`export * from 'node:fs'`, 'no-restricted-imports'],
  'src/ports/adapter.ts': [`export * from '#adapters/sql/b.ts'`, 'no-restricted-imports'],
  'src/adapters/http/sibling.ts': [`export * from '#adapters/sql/b.ts'`, 'no-restricted-imports'],
  'src/server/screen.ts': [`export * from '#ui/site/b.tsx'`, 'no-restricted-imports'],
  'src/ui/design/machine.tsx': [`export * from 'xstate'`, 'no-restricted-imports'],
  'src/ui/site/radix.tsx': [`export * from '@radix-ui/react-dialog'`, 'no-restricted-imports'],
  'src/ui/admin/port.tsx': [`export type { B } from '#ports/b.ts'`, 'no-restricted-imports'],
  'src/ui/actors/adapter.ts': [`export * from '#adapters/http/b.ts'`, 'no-restricted-imports'],
  'src/ui/main.tsx': [`export * from '#adapters/blobs/b.ts'`, 'no-restricted-imports'],
  'src/ui/boot/react.ts': [`export * from 'react'`, 'no-restricted-imports'],
  'src/ui/site/network.stories.tsx': [`export * from '#adapters/http/b.ts'`, 'no-restricted-imports'],
  'src/server/floating.ts': [`Promise.resolve(1)`, 'no-floating-promises'],
  'src/server/default.ts': [`export default 1`, 'no-default-export'],
  'src/server/camelCase.ts': [`export const a = 1`, 'filename-case'],
  'src/ui/site/picture.tsx': [`export const A = () => <img src="/a.png" />`, 'alt-text'],
  'src/domain/ring.ts': [`export { a } from './round.ts'`, 'no-cycle'],
  'src/domain/round.ts': [`export { b } from './ring.ts'`, 'no-cycle'],
} as const

const allowed = {
  'src/domain/schema.ts': `export { Schema } from 'effect'`,
  'src/adapters/sql/file.ts': `export { readFile } from 'node:fs/promises'\nexport * from '#ports/b.ts'`,
  'src/server/page.ts': `export * from 'effect/http'\nexport * from '#ui/router.tsx'`,
  'src/ui/design/look.css.ts': `export { style } from '@vanilla-extract/css'`,
  'src/ui/site/link.tsx': `export { Link } from '@tanstack/react-router'\nexport * from '#ui/actors/b.ts'`,
  'src/ui/site/page.stories.tsx': `export * from '#adapters/memory/b.ts'\nexport default { title: 'A' }`,
}

test('reports each planted violation by its rule, and nothing else', () => {
  const texts = Object.entries(forbidden).map(([path, [text]]) => [path, `${text}\n`])
  const root = plantWithPackages({ ...Object.fromEntries(texts), ...allowed }, [
    'tsconfig.json',
    'oxlint.config.ts',
    'tests/support/boundaries/layers.ts',
  ])
  const { code, output } = runIn(root, 'oxlint', ['--format', 'unix', 'src'])
  const found = [...output.matchAll(/^([^:]+):.*\(([\w-]+)\)\]$/gm)].map(
    ([, path, rule]) => `${path} ${rule}`,
  )
  const expected = Object.entries(forbidden).map(([path, [, rule]]) => `${path} ${rule}`)
  expect(found.toSorted()).toEqual(expected.toSorted())
  expect(code).toBe(1)
})
