import { Arbitrary, Effect, Equal } from 'effect'
import { describe, expect, it } from 'vitest'
import { readItem } from '#domain/language/in-language.ts'
import { languagesIn, defaultLanguages } from '#domain/language/language.ts'
import { isEmpty } from '#domain/content/merge/is-same.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import { HomePageContent, homePageTexts } from '#domain/content/home-page/home-page.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

interface Options {
  /** Generates details that the adapter accepts. */
  readonly anyDetails?: Arbitrary.Arbitrary<HomePageContent>
}

/** Generates details in the default language. */
export const plainDetails: Arbitrary.Arbitrary<HomePageContent> = Arbitrary.schema(HomePageContent).pipe(
  Arbitrary.map((details): HomePageContent => {
    const { languages: _, openApplication: __, ...rest } = details
    const { press = {}, ...read } = readItem(homePageTexts, rest, undefined, languagesIn(defaultLanguages))
    return isEmpty(press) ? read : { ...read, press }
  }),
)

/** Contract of `HomePageDetails`; each test starts an adapter. */
export const homePageContract = (
  label: string,
  start: Start<HomePageDetails['Service']>,
  { anyDetails = plainDetails }: Options = {},
) => {
  describe(`${label}: home page`, () => {
    const details = startedFor('each', start)

    it('is empty at first', async () => {
      expect(await run(details().get())).toEqual({})
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
      expect(await run(details().get())).toEqual(second)
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
      })
      const site = { social: { LinkedIn: 'javascript:alert(1)' } }
      expect(await failureOf(details().update({ site }))).toMatchObject({
        _tag: 'InputRefused',
      })
      expect(await run(details().get())).toEqual({})
    })

    it('accepts only one of two changes to the same version', async () => {
      await run(details().update({ statement: 'First' }))
      const attempt = (statement: string) => Effect.result(details().update({ statement, version: 1 }))
      const outcomes = await run(Effect.all([attempt('One'), attempt('Other')], { concurrency: 2 }))
      expect(outcomes.map(({ _tag }) => _tag).toSorted()).toEqual(['Failure', 'Success'])
      const current = await run(details().get())
      expect(current.version).toBe(2)
      expect(outcomes).toContainEqual(
        expect.objectContaining({ failure: expect.objectContaining({ _tag: 'ItemChanged', current }) }),
      )
    })

    it('[T8] has translations with `all`, and replaces them in one language', async () => {
      const site = { brandName: 'Sahilan', contact: { address: 'Manama' } }
      const arabic = { translations: { ar: { label: 'شركات', value: '١٢' } } }
      const facts = [{ value: '12', label: 'companies', ...arabic }]
      const all = await run(details().update({ site, facts, statement: 'We build.' }, 'all'))
      expect(all).toMatchObject({
        translations: {},
        site: { translations: {}, contact: { translations: {} } },
        facts: [{ ...arabic, sources: { ar: { label: sourceHash('companies') } }, outdated: {} }],
      })
      expect(await run(details().get('all'))).toEqual(all)
      expect(await run(details().get('ar'))).toMatchObject({
        untranslated: ['statement'],
        site: { untranslated: ['brandName'], contact: { untranslated: ['address'] } },
        facts: [{ value: '١٢', label: 'شركات', untranslated: [] }],
      })
      expect(await run(details().get())).toEqual({
        site,
        facts: [{ value: '12', label: 'companies' }],
        statement: 'We build.',
        version: 1,
        createdAt: all.createdAt,
        updatedAt: all.updatedAt,
      })
    })

    it('[T11] keeps translations of entries that a caller moves or changes without them', async () => {
      const entry = (title: string, arabic: string) => ({
        title,
        text: `About ${title}`,
        translations: { ar: { title: arabic, points: ['نقطة'] } },
      })
      const site = { brandName: 'Sahilan', translations: { ar: { legalName: 'ساحلان' } } }
      await run(details().update({ site, services: [entry('Ports', 'موانئ'), entry('Energy', 'طاقة')] }))
      const services = [{ title: 'Energy', text: 'New' }, { title: 'Food' }, { title: 'Ports' }]
      await run(details().update({ site: { brandName: 'Sahilan' }, services }))
      const read = await run(details().get('all'))
      expect(read.site).toMatchObject({ translations: { ar: { legalName: 'ساحلان' } } })
      expect(read.services?.map(({ translations }) => translations?.['ar']?.title)).toEqual([
        'طاقة',
        undefined,
        'موانئ',
      ])
    })

    it('[T12] has the Arabic statement and brand name by their former names too', async () => {
      const site = { brandName: 'Sahilan', brandNameAr: 'ساحلان' }
      const first = await run(details().update({ site, statement: 'We build.', statementAr: 'نبني' }))
      expect(first).toMatchObject({ site, statementAr: 'نبني' })
      expect(await run(details().get('all'))).toMatchObject({
        statementAr: 'نبني',
        translations: { ar: { statement: 'نبني' } },
        site: { ...site, translations: { ar: { brandName: 'ساحلان' } } },
      })
      expect(await run(details().get('ar'))).toMatchObject({
        statement: 'نبني',
        site: { brandName: 'ساحلان' },
      })
      const second = await run(details().update({ site: { brandName: 'Sahilan' }, statementAr: '' }))
      expect(second.site).toEqual({ brandName: 'Sahilan' })
      expect(second.statementAr).toBe('')
      expect(await run(details().get('all'))).toMatchObject({ translations: {}, site: { translations: {} } })
    })

    it('[T12] takes the translation if an input has both names', async () => {
      const translations = { ar: { statement: 'نبحر' } }
      expect(await run(details().update({ statementAr: 'نبني', translations }))).toMatchObject({
        statementAr: 'نبحر',
      })
    })

    it('[T6] has open languages, without default, unknown and repeated ones', async () => {
      const opened = await run(details().update({ languages: ['ar', 'en', 'xx', 'ar'] }))
      expect(opened.languages).toEqual(['ar'])
      expect((await run(details().update({ statement: 'We build.' }))).languages).toEqual(['ar'])
      expect(await run(details().update({ languages: [] }))).not.toHaveProperty('languages')
    })

    it('leaves out a press contact that says nothing', async () => {
      const press = { name: 'Omar Sabt', email: 'press@example.com', phone: '' }
      const inArabic = { ...press, translations: { ar: { name: 'عمر سبت' } } }
      expect((await run(details().update({ press: inArabic }))).press).toEqual(press)
      expect((await run(details().get('ar'))).press).toMatchObject({ ...press, name: 'عمر سبت' })
      const blank = { name: '', email: '', phone: '', translations: { ar: { name: '' } } }
      expect(await run(details().update({ press: blank }))).not.toHaveProperty('press')
      expect(await run(details().get('all'))).not.toHaveProperty('press')
    })

    it('has the switch for applications without a position only while it is on', async () => {
      expect(await run(details().update({ openApplication: true }))).toMatchObject({ openApplication: true })
      expect(await run(details().update({ statement: 'We build.' }))).toMatchObject({ openApplication: true })
      expect(await run(details().update({ openApplication: false }))).not.toHaveProperty('openApplication')
    })

    it('stores any input as it was sent', async () => {
      const result = await run(
        Arbitrary.checkEffect(
          anyDetails,
          (sent) =>
            Effect.gen(function* () {
              yield* details().update(sent)
              const stored = yield* details().get()
              return Equal.equals(stored, { ...stored, ...sent })
            }),
          { runs: 30 },
        ),
      )
      expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
    })
  })
}
