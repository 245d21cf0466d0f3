import { Arbitrary, Effect, Equal } from 'effect'
import { describe, expect, it } from 'vitest'
import { HomePage } from '#domain/home-page/home-page.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

interface Options {
  /** Generates details that the adapter accepts. */
  readonly anyDetails?: Arbitrary.Arbitrary<HomePage>
}

/** Contract of `HomePageDetails`; each test starts an adapter. */
export const homePageContract = (
  label: string,
  start: Start<HomePageDetails['Service']>,
  { anyDetails = Arbitrary.schema(HomePage) }: Options = {},
) => {
  describe(`${label}: home page`, () => {
    const details = startedFor('each', start)

    it('is empty at first', async () => {
      expect(await run(details().get)).toEqual({})
    })

    it('leaves absent parts unchanged', async () => {
      const site = { brandName: 'Sahilan', contact: { phone: '17 000 000' } }
      const first = await run(details().update({ site, statement: ' We build. ' }))
      expect(first).toEqual({
        site,
        statement: 'We build.',
        version: 1,
        createdAt: expect.any(String),
        updatedAt: first.createdAt,
      })
      const facts = [{ value: '12', label: 'companies' }]
      const second = await run(details().update({ facts, statement: '', version: 1 }))
      expect(second).toEqual({ ...first, facts, statement: '', version: 2, updatedAt: expect.any(String) })
      expect(await run(details().get)).toEqual(second)
      expect(await run(details().update({ site: { brandName: 'Other' } }))).toMatchObject({
        site: { brandName: 'Other' },
        facts,
      })
    })

    it('accepts an empty change', async () => {
      expect(await run(details().update({}))).toMatchObject({ version: 1 })
    })

    it('ignores unknown parts', async () => {
      const stray = { statement: 'Kept', stray: 'x', createdAt: 'then' }
      const stored = await run(details().update(stray))
      expect(Object.keys(stored).toSorted()).toEqual(['createdAt', 'statement', 'updatedAt', 'version'])
      expect(stored.createdAt).not.toBe('then')
    })

    it('refuses texts that are too long and script URLs', async () => {
      const statement = 'x'.repeat(20_001)
      expect(await failureOf(details().update({ statement }))).toMatchObject({
        _tag: 'InputRefused',
        hasResponse: true,
      })
      const site = { social: { LinkedIn: 'javascript:alert(1)' } }
      expect(await failureOf(details().update({ site }))).toMatchObject({
        _tag: 'InputRefused',
        hasResponse: true,
      })
      expect(await run(details().get)).toEqual({})
    })

    it('accepts only one of two changes to the same version', async () => {
      await run(details().update({ statement: 'First' }))
      const attempt = (statement: string) => Effect.result(details().update({ statement, version: 1 }))
      const outcomes = await run(Effect.all([attempt('One'), attempt('Other')], { concurrency: 2 }))
      expect(outcomes.map(({ _tag }) => _tag).toSorted()).toEqual(['Failure', 'Success'])
      const current = await run(details().get)
      expect(current.version).toBe(2)
      expect(outcomes).toContainEqual(
        expect.objectContaining({ failure: expect.objectContaining({ _tag: 'ItemChanged', current }) }),
      )
    })

    it('stores any input as it was sent', async () => {
      const result = await run(
        Arbitrary.checkEffect(
          anyDetails,
          (sent) =>
            Effect.gen(function* () {
              yield* details().update(sent)
              const stored = yield* details().get
              return Equal.equals(stored, { ...stored, ...sent })
            }),
          { runs: 30 },
        ),
      )
      expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
    })
  })
}
