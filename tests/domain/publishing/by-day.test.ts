import { expect, it } from 'vitest'
import { byDay } from '#domain/publishing/by-day.ts'

const change = (id: string, dueAt: string, release = '', state: 'waiting' | 'failed' = 'waiting') => ({
  id,
  dueAt,
  release,
  state,
})

it('[W22] groups changes by day in the time zone, and by release', () => {
  const days = byDay(
    [
      change('9', '2026-11-20T06:00:00.000Z', 'National Day', 'failed'),
      change('8', '2026-11-20T06:00:00.000Z', 'National Day', 'failed'),
      // Already the next day in Bahrain.
      change('1', '2026-12-15T21:00:00.000Z', 'National Day'),
      change('2', '2026-12-15T21:00:00.000Z'),
      change('3', '2026-12-15T21:00:00.000Z', 'National Day'),
      change('4', '2026-12-16T06:00:00.000Z', 'National Day'),
    ],
    'Asia/Bahrain',
  )
  const shown = days.map(({ day, groups }) => [
    day,
    groups.map(({ release, drafts }) => [release, ...drafts.map(({ id }) => id)]),
  ])
  expect(shown).toEqual([
    [
      '2026-11-20',
      [
        ['National Day', '9'],
        ['National Day', '8'],
      ],
    ],
    [
      '2026-12-16',
      [
        ['National Day', '1', '3'],
        ['', '2'],
        ['National Day', '4'],
      ],
    ],
  ])
})
