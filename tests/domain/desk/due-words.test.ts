import { expect, it } from 'vitest'
import { defaultCalendars } from '#domain/desk/due/calendars.ts'
import { dueIn } from '#domain/desk/due/due-words.ts'
import { workingTime } from '#domain/desk/due/working-time.ts'
import { desk as arabic } from '#domain/wording/ar/inbox/desk.ts'
import { count } from '#domain/wording/counted.ts'
import { desk as english } from '#domain/wording/en/inbox/desk.ts'

const hours = workingTime('Bahrain', {
  calendars: defaultCalendars('Asia/Bahrain'),
  holidays: [],
  periods: [],
})
const words = (due: string, now = '2026-11-22T07:40:00Z') => {
  const { state, unit, n } = dueIn(hours, Date.parse(due), Date.parse(now))
  return `${state} ${n} ${unit}`
}

it('[K7] tells remaining and overdue time in working days of eight hours', () => {
  expect([
    words('2026-11-22T09:41:00Z'),
    words('2026-11-22T08:20:00Z'),
    words('2026-11-22T07:40:00Z'),
    words('2026-11-23T09:00:00Z'),
    words('2026-11-22T05:00:00Z'),
    words('2026-11-19T07:00:00Z'),
    // In the evening of the day, no working time has passed yet.
    words('2026-11-22T13:30:00Z', '2026-11-22T18:00:00Z'),
  ]).toEqual([
    'left 2 hours',
    'left 40 minutes',
    'left 0 minutes',
    'left 1 days',
    'overdue 2 hours',
    'overdue 1 days',
    'overdue 0 minutes',
  ])
})

it('[K7] less than a minute is shown without a number, in both languages', () => {
  const texts = [english, arabic].flatMap(({ due }) => [
    count(due.left.minutes, 0),
    count(due.overdue.minutes, 0),
  ])
  expect(texts).toEqual([
    'less than a minute left',
    'overdue less than a minute',
    'بقي أقل من دقيقة',
    'متأخر أقل من دقيقة',
  ])
})
