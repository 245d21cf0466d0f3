import { expect, it } from 'vitest'
import { readTypedTime, typedTimeOf } from '#domain/publishing/typed-time.ts'

const typed = (date: string, time: string, which: '' | 'first' | 'second' = '') => ({ date, time, which })

it('[W21] reads a typed time, asks in a double hour and moves a missing one', () => {
  const london = (date: string, time: string, which?: 'first' | 'second') =>
    readTypedTime(typed(date, time, which), 'Europe/London')
  expect({
    unfinished: london('2026-12-05', ''),
    usual: readTypedTime(typed('2026-12-05', '09:00'), 'Asia/Bahrain'),
    missing: london('2027-03-28', '01:30'),
    double: london('2026-10-25', '01:30'),
    first: london('2026-10-25', '01:30', 'first')?.instant,
    second: london('2026-10-25', '01:30', 'second')?.instant,
  }).toEqual({
    unfinished: undefined,
    usual: { instant: '2026-12-05T06:00:00.000Z', both: [], isMoved: false },
    missing: { instant: '2027-03-28T01:30:00.000Z', both: [], isMoved: true },
    double: {
      instant: '',
      both: ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
      isMoved: false,
    },
    first: '2026-10-25T00:30:00.000Z',
    second: '2026-10-25T01:30:00.000Z',
  })
})

it('[W21] shows an instant as it was typed, also in a double hour', () => {
  const shown = ['', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'].map((instant) =>
    typedTimeOf(instant, 'Europe/London'),
  )
  expect(shown).toEqual([
    typed('', ''),
    typed('2026-10-25', '01:30', 'first'),
    typed('2026-10-25', '01:30', 'second'),
  ])
})
