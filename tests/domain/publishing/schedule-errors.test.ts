import { expect, it } from '@effect/vitest'
import { DateTime } from 'effect'
import { scheduleErrors } from '#domain/publishing/schedule-errors.ts'

const rules = { now: DateTime.makeUnsafe('2026-12-05T06:00:00Z'), timeZone: 'Asia/Bahrain' }
const schedule = (dueAt: string, revertAt = '', fields = {}) =>
  scheduleErrors({ subject: 'career', action: 'publish', fields, dueAt, revertAt }, rules)

it('takes a time within five years, and an end after it', () => {
  expect(schedule('2026-12-05T06:01:00.000Z', '2026-12-08T06:00:00.000Z')).toEqual({})
  expect(schedule('')).toEqual({})
})

it.each([
  ['2026-12-05T06:00:00.000Z', 'This time has passed. Publish now or choose a later time.'],
  ['2031-12-05T06:01:00.000Z', 'A change can be scheduled at most five years ahead.'],
  ['2026-12-06T06:00:30.000Z', 'This time cannot be read.'],
  ['tomorrow', 'This time cannot be read.'],
])('[W16] refuses %s', (dueAt, sentence) => {
  expect(schedule(dueAt)).toEqual({ dueAt: sentence })
})

it('[W16] refuses an end before the start', () => {
  expect(schedule('2026-12-06T06:00:00.000Z', '2026-12-06T06:00:00.000Z')).toEqual({
    revertAt: 'The end must be later than the start.',
  })
  expect(schedule('', '2026-12-06T06:00:00.000Z')).toHaveProperty('revertAt')
})

it('[W18] refuses a position that closes before the day on which it is published', () => {
  const closing = { closingDate: '2026-12-06' }
  // 00:30 on 7 December in Bahrain.
  expect(schedule('2026-12-06T21:30:00.000Z', '', closing)).toEqual({
    closingDate: 'The position closes before it is published.',
  })
  expect(schedule('2026-12-06T20:30:00.000Z', '', closing)).toEqual({})
})
