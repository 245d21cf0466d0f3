import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isFull } from '#tests/support/full.ts'
import { malformed } from './malformed.ts'
import { overloaded } from './overload.ts'
import { providerAway } from './provider-away.ts'
import { slowClients } from './slow-clients.ts'
import { broken } from './support/figure.ts'

// The short versions. `npm run test:faults` runs the long ones. docs/reliability.md has how each was seen failing.
// Node runs them without Vite, so they can import no code of the browser.
test('the long versions can be run', () => {
  const { stderr } = spawnSync('node', ['tests/server/faults/long.ts', 'no such fault'], { encoding: 'utf8' })
  expect(stderr).toContain('Unknown fault. Choose from: killed while writing, disk full,')
})

describe('nothing falls over', () => {
  test('slow headers, slow bodies, slow readers and idle connections', async () => {
    expect(broken(await slowClients({ each: 50, idle: 300, duration: 1_000 }))).toEqual([])
  })

  // tests/server/edge/admission.test.ts has the rules of admission.
  if (isFull)
    test('overload at three times the capacity', async () => {
      expect(broken(await overloaded({ duration: 1_500 }))).toEqual([])
    })

  test('[O18] identity provider away, or answering nonsense', async () => {
    expect(broken(await providerAway({ atOnce: 3, names: ['away', 'nonsense'] }))).toEqual([])
  })

  test('malformed requests', async () => {
    expect(broken(await malformed({ requests: 1_500 }))).toEqual([])
  })
})
