import { Arbitrary, Effect, Equal, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { enquiryErrors } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import { emptyEnquiry, enquiryTypes, locations, type Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import { mailsContract } from './mails-contract.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

export const enquiry: Enquiry = {
  firstName: 'Aisha',
  lastName: 'Al Khalifa',
  email: 'aisha@example.com',
  phone: '+973 1700 0000',
  location: 'Bahrain',
  type: 'Business',
  company: 'Harbour Trading',
  message: 'We would like to meet.',
}

/** A brand that every store under test has. */
export const brand = { id: '1', title: 'Darbline' } as const

/** Without NUL and surrounding spaces, which are removed. */
const typed = Schema.Trimmed.check(Schema.makeFilter((value) => !value.includes('\0')))
const text = (maxLength: number) => Arbitrary.schema(typed.check(Schema.isMaxLength(maxLength)))
const name = Arbitrary.schema(typed.check(Schema.isMinLength(1), Schema.isMaxLength(200)))

/** Generates valid enquiries. */
const anyEnquiry: Arbitrary.Arbitrary<Enquiry> = Arbitrary.all({
  firstName: name,
  lastName: name,
  email: Arbitrary.Constant('somebody@example.com'),
  phone: Arbitrary.Constant('17 000 000'),
  location: Arbitrary.schema(Schema.Literals(locations)),
  type: Arbitrary.schema(Schema.Literals(enquiryTypes)),
  company: text(200),
  message: text(5_000),
})

/** Contract of `Enquiries`. */
export const enquiriesContract = (label: string, start: Start<Enquiries['Service']>) => {
  describe(`${label}: enquiries`, () => {
    const enquiries = startedFor('all', start)

    mailsContract({
      send: (changes, sending) => enquiries().send({ ...enquiry, ...changes }, sending),
      get mails() {
        return enquiries()
      },
    })

    it('stores every field', async () => {
      await run(enquiries().send(enquiry))
      expect((await run(enquiries().list())).items).toMatchObject([enquiry])
    })

    it('finds the company', async () => {
      await run(enquiries().send(enquiry))
      expect((await run(enquiries().list({ search: 'bour trad' }))).total).toBe(1)
    })

    it('[S10] stores the company and the subject, and is filtered by them', async () => {
      await run(enquiries().send(enquiry))
      await run(enquiries().send({ ...enquiry, brandId: brand.id, subject: 'press' }))
      const about = { brandId: brand.id, brand: brand.title, subject: 'press' }
      expect((await run(enquiries().list({ brandId: brand.id }))).items).toMatchObject([about])
      expect((await run(enquiries().list({ subject: 'press' }))).items).toMatchObject([about])
      expect((await run(enquiries().list({ subject: 'sales' }))).items).toEqual([])
    })

    it.each(['99', '0', '-1', '1 or 1=1', "1'", 'x'.repeat(300)])(
      '[S10] drops the unknown company %j and the unknown subject, and keeps the enquiry',
      async (brandId) => {
        await run(enquiries().send({ ...enquiry, brandId, subject: 'nonsense' }))
        const [stored] = (await run(enquiries().list({ size: 1 }))).items
        expect(stored).toMatchObject(enquiry)
        expect(Object.keys(stored ?? {})).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(brandId|brand|subject)$/)]),
        )
      },
    )

    it('is filtered by type', async () => {
      for (const type of ['Business', 'General', 'Business'])
        await run(enquiries().send({ ...enquiry, type }))
      const { items, total } = await run(enquiries().list({ type: 'Business', location: 'Bahrain', size: 1 }))
      expect([items.map(({ type }) => type), total]).toEqual([['Business'], 2])
      expect((await run(enquiries().list({ type: 'Nonsense' }))).items).toEqual([])
    })

    it('refuses an invalid enquiry with a sentence per field', async () => {
      expect(await failureOf(enquiries().send(emptyEnquiry))).toMatchObject({
        _tag: 'InputRefused',
        fields: enquiryErrors(emptyEnquiry),
      })
      expect((await run(enquiries().list())).total).toBe(0)
    })

    it('[A11] counts the last days by day, location and type, without spam', async () => {
      const from = (location: string, type: string) => ({ ...enquiry, location, type })
      for (const sent of [from('Qatar', 'General'), from('Qatar', 'Business'), from('UAE', 'Business')])
        await run(enquiries().send(sent))
      await run(enquiries().send(enquiry, { decoy: 'filled in' }))
      const statistics = await run(enquiries().statistics(7))
      const { days, types } = statistics
      const dates = days.map((day) => day.name)
      // Midnight may pass between sending and counting.
      expect(days.map(({ count }) => count).reduce((one, other) => one + other)).toBe(3)
      expect(days).toHaveLength(7)
      expect(dates).toEqual(dates.toSorted())
      expect(statistics.locations).toEqual([
        { name: 'Qatar', count: 2 },
        { name: 'UAE', count: 1 },
        ...['Bahrain', 'KSA', 'Kuwait', 'Others'].map((place) => ({ name: place, count: 0 })),
      ])
      expect(types).toEqual([
        { name: 'General', count: 1 },
        { name: 'Business', count: 2 },
      ])
    })

    it('stores any enquiry as it was sent', async () => {
      const result = await run(
        Arbitrary.checkEffect(
          anyEnquiry,
          (sent) =>
            Effect.gen(function* () {
              yield* enquiries().send(sent)
              const [stored] = (yield* enquiries().list({ size: 1 })).items
              return Equal.equals(stored, { ...stored, ...sent })
            }),
          { runs: 50 },
        ),
      )
      expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
    })
  })
}
