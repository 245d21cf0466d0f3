import { expect, it } from 'vitest'
import { changedDesk, deskErrors, defaultDesk } from '#domain/desk/desk-settings.ts'

const week = (sun: ReadonlyArray<string>) => ({ calendars: { UAE: { zone: 'Asia/Dubai', week: { sun } } } })

it('[K6] refuses missing or wrong hours, zones and dates with a sentence', () => {
  const dated = (from: string, to: string) => ({ from, to, name: '', places: [] })
  expect(
    [
      deskErrors(week([])),
      deskErrors(week(['12:00-08:00'])),
      deskErrors(week(['08:00-12:00', '11:00-16:00'])),
      deskErrors({ calendars: { KSA: { zone: 'Mars/Olympus', week: { sun: ['08:00-24:00'] } } } }),
      deskErrors({ holidays: [dated('2027-02-31', '2027-03-01')] }),
      deskErrors({ periods: [{ ...dated('2027-03-02', '2027-03-01'), hours: '09:00-14:00' }] }),
      deskErrors({ holidays: [dated('2026-12-02', '2126-12-03')] }),
      deskErrors({ holidays: [dated('2026-01-01', '2026-03-01')] }),
      deskErrors({ periods: [{ ...dated('2026-02-08', '2027-03-09'), hours: '09:00-14:00' }] }),
      deskErrors({ routing: [{ places: [], types: [], owner: '', away: ['2027-03-02', '2027-03-01'] }] }),
      deskErrors({ ...week(['08:00-12:00', '12:00-16:00']), holidays: [dated('2027-03-01', '2027-03-01')] }),
    ].map((errors) => Object.entries(errors).flat().join(': ')),
  ).toEqual([
    'calendars.UAE: A week needs working hours.',
    'calendars.UAE: Hours begin before they end, and do not overlap.',
    'calendars.UAE: Hours begin before they end, and do not overlap.',
    'calendars.KSA: There is no such time zone.',
    'holidays: These dates do not exist, or the first is after the last.',
    'periods: These dates do not exist, or the first is after the last.',
    'holidays: A holiday has at most 60 days. Check the years.',
    '',
    'periods: A period has at most 183 days. Check the years.',
    'routing: These dates do not exist, or the first is after the last.',
    '',
  ])
})

it('[K6] a change replaces its parts, of the calendars only those that it has', () => {
  const before = defaultDesk('Asia/Bahrain')
  const later = { from: '2027-12-02', to: '2027-12-02', name: 'Later', places: [] }
  const sooner = { ...later, from: '2027-01-01', to: '2027-01-01', name: 'Sooner' }
  const after = changedDesk(before, { ...week(['09:00-10:00']), holidays: [later, sooner] })
  expect(after.holidays.map(({ name }) => name)).toEqual(['Sooner', 'Later'])
  expect(after.calendars.UAE.week).toEqual({ sun: ['09:00-10:00'] })
  expect(after.calendars.KSA).toBe(before.calendars.KSA)
  expect(after.targets).toBe(before.targets)
})
