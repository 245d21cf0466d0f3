import { describe, expect, test } from 'vitest'
import { isFull } from '#tests/support/full.ts'
import { answersInTrouble } from './answers-in-trouble.ts'
import { backedUpUnderWrites } from './backed-up.ts'
import { brokenUploads } from './broken-uploads.ts'
import { cannotMount, fullDisk } from './full-disk.ts'
import { killedWhileWriting } from './killed.ts'
import { lockedDatabase } from './locked.ts'
import { killedWhileApplying, overdueOnFullDisk, overdueWhileLocked } from './overdue.ts'
import { restartedUnderLoad } from './restarted.ts'
import { noHaproxy, rolledUnderLoad } from './rolled.ts'
import { broken } from './support/figure.ts'
import { tokensInLockedDatabase, tokensRevokedInTrouble } from './tokens-in-trouble.ts'
import { killedWhileDelivering, webhooksInLockedDatabase, webhooksOnFullDisk } from './webhooks-in-trouble.ts'

// The short versions. `npm run test:faults` runs the long ones. docs/reliability.md has how each was seen failing.
describe('nothing is lost', () => {
  test('killed while writing', async () => {
    expect(broken(await killedWhileWriting({ cycles: 2 }))).toEqual([])
  })

  test('disk full', async ({ skip }) => {
    expect(broken((await fullDisk()) ?? skip(cannotMount))).toEqual([])
  })

  test('database locked by another', async () => {
    expect(broken(await lockedDatabase({ duration: 1_000 }))).toEqual([])
  })

  // tests/server/publishing/due-changes.test.ts has the rules.
  if (isFull) {
    test('[W12] changes that are due while the disk is full', async ({ skip }) => {
      expect(broken((await overdueOnFullDisk({ duration: 2_500 })) ?? skip(cannotMount))).toEqual([])
    })

    test('[W12] changes that are due while the database is locked', async () => {
      expect(broken(await overdueWhileLocked({ duration: 2_500 }))).toEqual([])
    })

    test('[W12] killed while changes are applied', async () => {
      expect(broken(await killedWhileApplying({ cycles: 3 }))).toEqual([])
    })
  }

  test('[K1] killed while answers are sent', async () => {
    expect(broken(await answersInTrouble({ each: 4 }))).toEqual([])
  })

  test('[O13] killed while webhooks are delivered', async () => {
    expect(broken(await killedWhileDelivering({ cycles: 1, each: 4 }))).toEqual([])
  })

  if (isFull) {
    test('[O13] webhooks in a locked database', async () => {
      expect(broken(await webhooksInLockedDatabase({ duration: 1_000 }))).toEqual([])
    })

    test('[O13] webhooks on a full disk', async ({ skip }) => {
      expect(broken((await webhooksOnFullDisk()) ?? skip(cannotMount))).toEqual([])
    })
  }

  test('[O10] tokens revoked before a kill', async () => {
    expect(broken(await tokensRevokedInTrouble({ cycles: 1 }))).toEqual([])
  })

  test('[O10] tokens in a locked database', async () => {
    expect(broken(await tokensInLockedDatabase({ duration: 1_000 }))).toEqual([])
  })

  test('a broken upload', async () => {
    expect(broken(await brokenUploads({ cuts: 60 }))).toEqual([])
  })

  test('restart under load', async () => {
    expect(broken(await restartedUnderLoad({ restarts: 1 }))).toEqual([])
  })

  // The short version runs on PostgreSQL only: tests/server/postgres/postgres-rolled.test.ts.
  if (isFull)
    test('several processes behind a balancer, restarted in turns', async ({ skip }) => {
      expect(broken((await rolledUnderLoad({ rounds: 1 })) ?? skip(noHaproxy))).toEqual([])
    })

  test('backup, and restore elsewhere', async () => {
    expect(broken(await backedUpUnderWrites({ backups: 1 }))).toEqual([])
  })
})
