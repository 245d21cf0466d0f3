import { expect, it } from 'vitest'
import { hexagonOf } from '../../.storybook/code/hexagon.ts'

const { folders, edges, suites } = hexagonOf('.')

it('nothing leads out of the domain, and the ports lead to it alone', () => {
  expect(folders.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['domain', 'ports', 'adapters/sql', 'ui/design']),
  )
  expect(edges.filter(({ from }) => from === 'domain')).toEqual([])
  expect(edges.filter(({ from }) => from === 'ports').map(({ to }) => to)).toEqual(['domain'])
})

it('adapters import no others', () => {
  const between = edges.filter(({ from, to }) => from.startsWith('adapters/') && to.startsWith('adapters/'))
  expect(between).toEqual([])
})

it('the suite of the contents runs over memory, SQLite and HTTP', () => {
  const { adapters = [] } = suites.find(({ contract }) => contract === 'contents') ?? {}
  expect(adapters).toEqual(['HTTP', 'SQLite', 'memory'])
})
