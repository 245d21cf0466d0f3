import { DateTime } from 'effect'
import { describe, expect, it } from 'vitest'
import { lastDays } from '#domain/mail/inbox/last-days.ts'

const at = (time: string) => DateTime.makeUnsafe(time)

describe('the last days', () => {
  it('end with today in the time zone', () => {
    const evening = at('2026-11-21T22:30:00.000Z')
    expect(lastDays(evening, 2, 'UTC')).toEqual([
      { name: '2026-11-20', start: '2026-11-20T00:00:00.000Z', end: '2026-11-21T00:00:00.000Z' },
      { name: '2026-11-21', start: '2026-11-21T00:00:00.000Z', end: '2026-11-22T00:00:00.000Z' },
    ])
    expect(lastDays(evening, 1, 'Asia/Bahrain')).toEqual([
      { name: '2026-11-22', start: '2026-11-21T21:00:00.000Z', end: '2026-11-22T21:00:00.000Z' },
    ])
  })

  it('have 23 or 25 hours when the clocks change', () => {
    const hours = (time: string) => {
      const [day] = lastDays(at(time), 1, 'Europe/Berlin')
      return day && (Date.parse(day.end) - Date.parse(day.start)) / 3_600_000
    }
    expect([hours('2026-03-29T12:00:00.000Z'), hours('2026-10-25T12:00:00.000Z')]).toEqual([23, 25])
  })

  it.each(['Asia/Kathmandu', 'America/Sao_Paulo', 'Pacific/Apia', 'Europe/Berlin'])(
    'follow each other without a gap in %s',
    (zone) => {
      const days = lastDays(at('2026-11-21T09:00:00.000Z'), 366, zone)
      expect(days).toHaveLength(366)
      expect(new Set(days.map(({ name }) => name)).size).toBe(366)
      for (const [index, { end }] of days.slice(0, -1).entries()) expect(days[index + 1]?.start).toBe(end)
    },
  )
})
