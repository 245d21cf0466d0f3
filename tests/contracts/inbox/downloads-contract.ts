import { Context, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { mailKinds } from '#domain/mail/inbox/mail-query.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { profile, resume } from './profiles-contract.ts'
import { run, startedFor, type Start } from '../support/started.ts'

export interface DownloadsUnderTest {
  readonly downloads: Downloads['Service']
  /** What was handed to the person. */
  readonly handed: ReadonlyArray<unknown>
  /** An application that came with a file. */
  readonly profileId: string
}

export class DownloadsStarted extends Context.Service<DownloadsStarted, DownloadsUnderTest>()(
  'sahilan/tests/DownloadsUnderTest',
) {}

/** Downloads from stores in which somebody has applied. */
export const withApplication = (handed: ReadonlyArray<unknown>) =>
  Layer.effect(
    DownloadsStarted,
    Effect.gen(function* () {
      const downloads = yield* Downloads
      const profiles = yield* Profiles
      yield* profiles.send(profile, resume)
      const { items } = yield* profiles.list()
      return { downloads, handed, profileId: items[0]?.id ?? '' }
    }).pipe(Effect.orDie),
  )

/** What everything does that hands files to a signed-in person. */
export const downloadsContract = (label: string, start: Start<DownloadsUnderTest>) => {
  describe(`${label}: downloads`, () => {
    const started = startedFor('each', start)

    it.each(mailKinds)('hand over one table of the %s', async (kind) => {
      const { downloads, handed } = started()
      await run(downloads.mails(kind, { search: 'Maryam' }))
      expect(handed).toHaveLength(1)
    })

    it('hand over what is kept of a person', async () => {
      const { downloads, handed } = started()
      await run(downloads.personalData('maryam@example.com'))
      expect(handed).toHaveLength(1)
    })

    it('report how much of a file has come, up to all of it', async () => {
      const { downloads, handed, profileId } = started()
      const reports: Array<number> = []
      await run(downloads.resume(profileId, (progress) => reports.push(progress)))
      expect(reports.at(-1)).toBe(1)
      expect(handed).toHaveLength(1)
    })
  })
}
