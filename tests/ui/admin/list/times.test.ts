import { expect, it } from 'vitest'
import { languageOf } from '#domain/language/language.ts'
import { timesIn } from '#ui/admin/screen-parts/times.ts'
import { timesOfDays } from '#ui/admin/shell/navigation/address-days.ts'

const english = languageOf('en')
if (english === undefined) throw new Error('English is configured')
const late = '2026-11-21T22:30:00.000Z'

// Seen failing with the time zone of the device: a list said another day than the schedule of its items.
it('[W21] writes times in the time zone of the site, named if it differs', () => {
  const written = (zone: string) => {
    const { fullTime, longDay, shortTime } = timesIn(english, zone)
    const now = new Date('2026-11-21T23:00:00.000Z')
    return [
      shortTime(late, now),
      shortTime('2026-11-21T12:00:00.000Z', now),
      longDay(late, now),
      fullTime(late),
    ]
  }
  expect(written('Asia/Tokyo')).toEqual(['07:30', '21 Nov', '22 November', '22 November 2026 at 07:30 GMT+9'])
  expect(written('America/New_York')).toEqual([
    '17:30',
    '07:00',
    '21 November',
    '21 November 2026 at 17:30 GMT-5',
  ])
})

it('writes a day as it is, whatever the time zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { fullDay, dayAndMonth, shortDate } = timesIn(english, zone)
    expect([fullDay, dayAndMonth, shortDate].map((write) => write('2026-12-31'))).toEqual([
      'Thursday, 31 December 2026',
      '31 December',
      '31 Dec 2026',
    ])
  }
  expect(timesIn(english).shortDate('')).toBe('')
})

it('writes the year of a time in another one, by the calendar of the site', () => {
  const { shortTime } = timesIn(english, 'Asia/Tokyo')
  expect(shortTime('2025-12-31T16:00:00.000Z', new Date('2026-01-02T00:00:00.000Z'))).toBe('1 Jan')
  expect(shortTime('2025-12-31T14:00:00.000Z', new Date('2026-01-02T00:00:00.000Z'))).toBe('31 Dec 2025')
})

// By the days of the device, the filter and the times in the rows would differ.
it('filters by the days of the site', () => {
  const days = { from: '2026-03-28', to: '2026-03-29' }
  expect(timesOfDays(days, 'Asia/Bahrain')).toEqual({
    from: '2026-03-27T21:00:00.000Z',
    until: '2026-03-29T21:00:00.000Z',
  })
  // Clocks are set forward on the last day.
  expect(timesOfDays(days, 'Europe/London').until).toBe('2026-03-29T23:00:00.000Z')
  expect(timesOfDays({}, 'Asia/Bahrain')).toEqual({})
})
