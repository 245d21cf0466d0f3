import { expect, it } from 'vitest'
import { hexagonOf } from '../../.storybook/code/hexagon.ts'

const { folders, edges, suites } = hexagonOf('.')

// Fails where a file of the domain imports `#ports/contents.ts`.
it('nothing leads out of the domain, and the ports lead to it alone', () => {
  expect(folders.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['domain', 'ports', 'adapters/sql', 'ui/design']),
  )
  expect(edges.filter(({ from }) => from === 'domain')).toEqual([])
  expect(edges.filter(({ from }) => from === 'ports').map(({ to }) => to)).toEqual(['domain'])
})

// Fails where a file of the memory adapters imports `#adapters/http/call.ts`.
it('adapters import no others', () => {
  const between = edges.filter(({ from, to }) => from.startsWith('adapters/') && to.startsWith('adapters/'))
  expect(between).toEqual([])
})

// Fails where one of the four no longer calls `contentsContract`.
it('the suite of the contents runs over memory, both databases and HTTP', () => {
  const { adapters = [] } = suites.find(({ contract }) => contract === 'contents') ?? {}
  expect(adapters).toEqual(['HTTP', 'PostgreSQL', 'SQLite', 'memory'])
})
