import { Context, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { mailKinds } from '#domain/mail/mail-kind.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { profile, resume } from './profiles-contract.ts'
import { run, startedFor, type Start } from '../support/started.ts'

export interface DownloadsUnderTest {
  readonly downloads: Downloads['Service']
  /** The saved files. */
  readonly handed: ReadonlyArray<unknown>
  /** The id of an application with a file. */
  readonly profileId: string
}

export class DownloadsStarted extends Context.Service<DownloadsStarted, DownloadsUnderTest>()(
  'sahilan/tests/DownloadsUnderTest',
) {}

/** `Downloads` from stores with an application. */
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

/** Contract of `Downloads`. */
export const downloadsContract = (label: string, start: Start<DownloadsUnderTest>) => {
  describe(`${label}: downloads`, () => {
    const started = startedFor('each', start)

    it.each(mailKinds)('save one table of the %s', async (kind) => {
      const { downloads, handed } = started()
      await run(downloads.mails(kind, { search: 'Maryam' }))
      expect(handed).toHaveLength(1)
    })

    it('[K8] save one table of the figures', async () => {
      const { downloads, handed } = started()
      await run(downloads.figures(8, 'ar'))
      expect(handed).toHaveLength(1)
    })

    it('save the personal data of a person', async () => {
      const { downloads, handed } = started()
      await run(downloads.personalData('maryam@example.com'))
      expect(handed).toHaveLength(1)
    })

    it('report progress up to 1', async () => {
      const { downloads, handed, profileId } = started()
      const reports: Array<number> = []
      await run(downloads.resume(profileId, (progress) => reports.push(progress)))
      expect(reports.at(-1)).toBe(1)
      expect(handed).toHaveLength(1)
    })
  })
}
