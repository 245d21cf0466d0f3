import { expect, test } from 'vitest'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { noHaproxy, rolledUnderLoad } from '../faults/rolled.ts'
import { broken } from '../faults/support/figure.ts'

test('several processes on PostgreSQL behind a balancer, restarted in turns', async ({ skip }) => {
  const variables = { DATABASE_URL: await newDatabase() }
  expect(broken((await rolledUnderLoad({ rounds: 1, variables })) ?? skip(noHaproxy))).toEqual([])
})
