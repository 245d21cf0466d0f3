import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { deskFigures, lastWeeks, weekOf, type AnsweredMails } from '#domain/desk/desk-figures.ts'

const targets = { Business: 4, General: 8, application: 40 }
const weeks = lastWeeks(Date.parse('2026-06-10T09:00:00Z'), 2, 'Asia/Bahrain')

const mail = (minutes: number, changes: Partial<AnsweredMails> = {}): AnsweredMails => ({
  week: '2026-06-08',
  location: 'Bahrain',
  type: 'Business',
  owner: 'Noor',
  minutes: [minutes],
  ...changes,
})

it('[K8] the median is the middle one, or the mean of the two in the middle', () => {
  const medianOf = (...minutes: ReadonlyArray<number>) =>
    deskFigures(
      minutes.map((each) => mail(each)),
      weeks,
      { targets },
    ).all.median
  expect([medianOf(60, 10, 20), medianOf(10, 20, 60, 21), medianOf(7), medianOf()]).toEqual([20, 21, 7, 0])
})

it('[K8] a mail counts in its week, place, owner and type, and within its target', () => {
  const figures = deskFigures(
    [
      mail(240),
      mail(241, { location: 'Qatar', owner: '', week: '2026-06-01' }),
      mail(480, { type: 'General' }),
    ],
    weeks,
    { targets },
  )
  expect(figures.all).toEqual({ name: '', answered: 3, within: 2, median: 241 })
  expect(figures.weeks).toEqual([
    { name: '2026-06-01', answered: 1, within: 0, median: 241 },
    { name: '2026-06-08', answered: 2, within: 2, median: 360 },
  ])
  expect(figures.places.filter(({ answered }) => answered > 0)).toMatchObject([
    { name: 'Bahrain', answered: 2 },
    { name: 'Qatar', answered: 1 },
  ])
  expect(figures.owners).toMatchObject([
    { name: '', answered: 1 },
    { name: 'Noor', answered: 2 },
  ])
})

it('[K8] without a target no mail is late', () => {
  expect(deskFigures([mail(900)], weeks, { targets: { ...targets, Business: 0 } }).all.within).toBe(1)
})

it('[K8] a week begins on Monday at midnight of the place', () => {
  const times = ['2026-05-31T20:59:59.999Z', '2026-06-07T20:59:59.000Z', '2026-06-07T21:00:00.000Z']
  expect(times.map((time) => weekOf(weeks, time))).toEqual([undefined, '2026-06-01', '2026-06-08'])
})

it('[K8] each group holds every mail once', () => {
  const mails = array(
    record({
      week: constantFrom(...weeks.map(({ name }) => name)),
      location: constantFrom('Bahrain', 'KSA', 'Others'),
      type: constantFrom('Business' as const, 'General' as const, 'application' as const),
      owner: constantFrom('', 'Noor', 'Sami'),
      minutes: array(nat(5_000), { minLength: 1 }),
    }),
  )
  assert(
    property(mails, (some) => {
      const { all, ...groups } = deskFigures(some, weeks, { targets })
      for (const group of Object.values(groups))
        expect(group.reduce((sum, { answered }) => sum + answered, 0)).toBe(all.answered)
    }),
  )
})
