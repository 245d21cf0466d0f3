import { day, hour } from '../time/durations.ts'
import type { DeskSettings, StoredDesk } from './desk-settings.ts'
import { workingTime } from './due/working-time.ts'
import { dayNumberAt, dayText, instantOf } from './due/zone-time.ts'

/** Counts of the mails that wait for a person. */
export interface DigestCounts {
  /** Among the mails that the person owns and those without an owner. */
  readonly overdue: number
  readonly today: number
  readonly unowned: number
  /** Answers that could not be sent, and after which staff have written nothing. */
  readonly parked: number
  /** Mails that their senders have erased since the digest before. */
  readonly erased: number
}

/** A digest with the person who gets it. */
export interface Digest extends DigestCounts {
  readonly name: string
  readonly email: string
  /** The tag of the language of the person; empty for the default one. */
  readonly language: string
}

export const isEmptyDigest = ({ overdue, today, unowned, parked, erased }: DigestCounts): boolean =>
  overdue + today + unowned + parked + erased === 0

/** The hours of a day, of the default calendar, in which digests are sent. */
const sent = { from: 8, until: 12 } as const

/** More days off in a row are not searched. */
const maxDaysOff = 100

/** When the digests before those of an instant were due: at 8:00 of the last working day before its day. */
export const formerDigest = (desk: DeskSettings, now: number): number => {
  const { zone } = desk.calendars.Others
  const { isWorkingDay } = workingTime('Others', desk)
  const today = dayNumberAt(zone, now)
  const at = (number: number) => instantOf(zone, number * day + sent.from * hour)
  let before = today - 1
  while (!isWorkingDay(at(before)) && today - before < maxDaysOff) before--
  return at(before)
}

/** The day whose digests are due at an instant; `undefined` if none are. */
export const digestDay = (desk: StoredDesk, now: number): string | undefined => {
  if (!desk.digest.on || !workingTime('Others', desk).isWorkingDay(now)) return undefined
  const { zone } = desk.calendars.Others
  const number = dayNumberAt(zone, now)
  const at = (hours: number) => instantOf(zone, number * day + hours * hour)
  return now >= at(sent.from) && now < at(sent.until) ? dayText(number) : undefined
}
