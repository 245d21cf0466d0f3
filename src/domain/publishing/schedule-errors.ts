import { DateTime } from 'effect'
import { dayIn } from '../time/day.ts'
import type { Draft, DraftInput } from './draft.ts'
import type { ReleaseChange } from './release.ts'

interface ScheduleRules {
  readonly now: DateTime.DateTime
  readonly timeZone: string
}

const wholeMinute = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00(?:\.000)?Z$/u

/** How far ahead a change can be scheduled, in years. */
const farthest = 5

export const maxReleaseLength = 80

/** At most so many scheduled changes of one item wait. */
export const maxScheduled = 20

const timeError = (time: string, now: DateTime.DateTime): string | undefined => {
  const instant = Date.parse(time)
  if (!wholeMinute.test(time) || Number.isNaN(instant)) return 'This time cannot be read.'
  if (instant <= DateTime.toEpochMillis(now))
    return 'This time has passed. Publish now or choose a later time.'
  const limit = DateTime.toEpochMillis(DateTime.add(now, { years: farthest }))
  return instant > limit ? 'A change can be scheduled at most five years ahead.' : undefined
}

const releaseTooLong = `A release has at most ${maxReleaseLength} characters.`

/** One sentence for each part of a change of a release that cannot be. */
export const releaseErrors = (
  { name, dueAt }: ReleaseChange,
  now: DateTime.DateTime,
): Readonly<Record<string, string>> => {
  if (name?.trim() === '') return { name: 'Name is required' }
  if (name !== undefined && name.length > maxReleaseLength) return { name: releaseTooLong }
  const wrong = dueAt === undefined ? undefined : timeError(dueAt, now)
  return wrong === undefined ? {} : { dueAt: wrong }
}

/** One sentence for each part of a schedule that cannot be; empty if it can, or if there is none. */
export const scheduleErrors = (
  draft: Pick<Draft, 'subject' | 'action' | 'fields' | 'dueAt'> & Pick<DraftInput, 'revertAt' | 'release'>,
  { now, timeZone }: ScheduleRules,
): Readonly<Record<string, string>> => {
  const { dueAt, revertAt = '', release = '', fields } = draft
  if (release.length > maxReleaseLength) return { release: releaseTooLong }
  if (dueAt === '') return revertAt === '' ? {} : { revertAt: 'Only a scheduled change can change back.' }
  const wrong = timeError(dueAt, now)
  if (wrong !== undefined) return { dueAt: wrong }
  const wrongEnd = revertAt === '' ? undefined : timeError(revertAt, now)
  if (wrongEnd !== undefined) return { revertAt: wrongEnd }
  if (revertAt !== '' && revertAt <= dueAt) return { revertAt: 'The end must be later than the start.' }
  const { closingDate } = fields
  const day = dayIn(timeZone, DateTime.makeUnsafe(dueAt))
  return typeof closingDate === 'string' && closingDate !== '' && closingDate < day
    ? { closingDate: 'The position closes before it is published.' }
    : {}
}
