import { expect, test } from 'vitest'
import { defaultCalendars, type Calendar } from '#domain/desk/due/calendars.ts'
import { isShort, weekHours } from '#domain/desk/due/week-hours.ts'

const calendars = defaultCalendars('Asia/Bahrain')
const withWeek = (week: Calendar['week']): Calendar => ({ zone: 'Asia/Bahrain', week })

test('a week has the hours of most of its working days, and days that differ', () => {
  expect(weekHours(calendars.Bahrain)).toEqual({ usual: ['08:00-16:30'], others: [] })
  expect(weekHours(calendars.UAE)).toEqual({
    usual: ['08:00-17:00'],
    others: [{ day: 'fri', hours: ['08:00-12:00'] }],
  })
})

test('of hours that equally many days have, the earlier days of the week decide', () => {
  const { usual, others } = weekHours(withWeek({ mon: ['09:00-12:00', '13:00-17:00'], tue: ['08:00-12:00'] }))
  expect([usual, others]).toEqual([['09:00-12:00', '13:00-17:00'], [{ day: 'tue', hours: ['08:00-12:00'] }]])
})

test('a week without working days has no hours', () => {
  expect(weekHours(withWeek({ mon: [] }))).toEqual({ usual: [], others: [] })
})

test('a day is short if its hours together are fewer than the usual ones', () => {
  const hours = weekHours(withWeek({ sun: ['08:00-16:00'], mon: ['08:00-16:00'] }))
  expect(isShort(['08:00-12:00'], hours)).toBe(true)
  expect(isShort(['07:00-12:00', '13:00-16:00'], hours)).toBe(false)
  expect(isShort(['08:00-18:00'], hours)).toBe(false)
})
