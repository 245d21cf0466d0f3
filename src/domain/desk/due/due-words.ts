import { minute } from '../../time/durations.ts'
import type { WorkingTime } from './working-time.ts'

/** A day in words is so many working hours. */
const dayHours = 8

export interface DueIn {
  readonly state: 'left' | 'overdue'
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly n: number
}

/** How much working time is left until a due time, or has passed since, in the largest whole unit. */
export const dueIn = (hours: WorkingTime, dueAt: number, now: number): DueIn => {
  const state = now > dueAt ? 'overdue' : 'left'
  const minutes = hours.between(Math.min(now, dueAt), Math.max(now, dueAt)) / minute
  if (minutes < 60) return { state, unit: 'minutes', n: Math.floor(minutes) }
  const whole = Math.floor(minutes / 60)
  return whole < dayHours
    ? { state, unit: 'hours', n: whole }
    : { state, unit: 'days', n: Math.floor(whole / dayHours) }
}
