import { instantAfterGap, instantsOf, localTimeOf } from './local-time.ts'

/** A date and a time as they are typed in a time zone. */
export interface TypedTime {
  readonly date: string
  readonly time: string
  /** Which one of a repeated hour is meant; empty until it is chosen. */
  readonly which: '' | 'first' | 'second'
}

export interface ReadTime {
  /** ISO 8601 in UTC; empty until one of both instants is chosen. */
  readonly instant: string
  /** Both instants of a repeated hour; empty for other times. */
  readonly both: ReadonlyArray<string>
  /** The hour is left out, so the instant moved forward by the gap. */
  readonly isMoved: boolean
}

/** An instant as it is typed; '' is nothing typed yet. */
export const typedTimeOf = (instant: string, timeZone: string): TypedTime => {
  if (instant === '') return { date: '', time: '', which: '' }
  const local = localTimeOf(instant, timeZone)
  const instants = instantsOf(local, timeZone)
  const [date = '', time = ''] = local.split('T')
  if (instants.length < 2) return { date, time, which: '' }
  return { date, time, which: Date.parse(instant) === Date.parse(instants[0] ?? '') ? 'first' : 'second' }
}

/** Parses a typed time as an instant; `undefined` while it is incomplete. */
export const readTypedTime = ({ date, time, which }: TypedTime, timeZone: string): ReadTime | undefined => {
  const local = `${date}T${time}`
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(local)) return undefined
  const [first, second] = instantsOf(local, timeZone)
  if (first === undefined) return { instant: instantAfterGap(local, timeZone), both: [], isMoved: true }
  if (second === undefined) return { instant: first, both: [], isMoved: false }
  const instant = which === '' ? '' : which === 'first' ? first : second
  return { instant, both: [first, second], isMoved: false }
}
