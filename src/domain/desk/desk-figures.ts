import { Schema } from 'effect'
import { locations } from '../visitor-forms/enquiry/enquiry.ts'
import { day } from '../time/durations.ts'
import type { DeskSettings } from './desk-settings.ts'
import { mailTypes, type MailType } from './routing.ts'
import { dayNumberAt, dayText, instantOf } from './due/zone-time.ts'

/** Limits of the number of weeks in one request. */
export const figureWeeks = { min: 1, default: 8, max: 53 } as const

/** A mail that a person has answered. */
export interface AnsweredMail {
  readonly createdAt: string
  readonly location: string
  readonly type: MailType
  /** The name of its owner; empty if it has none. */
  readonly owner: string
  /** Working minutes until the first answer. */
  readonly minutes: number
}

export const DeskFigure = Schema.Struct({
  /** The first day of the week, the place, the owner's name or the type. */
  name: Schema.String,
  answered: Schema.Int,
  /** The number of mails that were answered within the current target. */
  within: Schema.Int,
  /** The median of the working minutes until the first answer; 0 if none was answered. */
  median: Schema.Int,
})
export type DeskFigure = typeof DeskFigure.Type

/** How fast mails are answered. Names no visitor; spam and merged mails do not count. */
export const DeskFigures = Schema.Struct({
  all: DeskFigure,
  weeks: Schema.Array(DeskFigure),
  places: Schema.Array(DeskFigure),
  owners: Schema.Array(DeskFigure),
  types: Schema.Array(DeskFigure),
  open: Schema.Int,
  unowned: Schema.Int,
  overdue: Schema.Int,
})
export type DeskFigures = typeof DeskFigures.Type

/** Mondays of the last weeks in a time zone, oldest first, with the instants at which they begin. */
export const lastWeeks = (now: number, count: number, zone: string) => {
  const today = dayNumberAt(zone, now)
  // The first of January 1970 was a Thursday.
  const monday = today - ((today + 3) % 7)
  return Array.from({ length: count }, (_, index) => {
    const number = monday + (index + 1 - count) * 7
    return { name: dayText(number), start: new Date(instantOf(zone, number * day)).toISOString() }
  })
}

/** The median of mails that are sorted by their minutes. */
const medianOf = (sorted: ReadonlyArray<AnsweredMail>): number => {
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  const high = sorted[Math.floor(sorted.length / 2)]
  return Math.round(((low?.minutes ?? 0) + (high?.minutes ?? 0)) / 2)
}

export const deskFigures = (
  answered: ReadonlyArray<AnsweredMail>,
  weeks: ReturnType<typeof lastWeeks>,
  { targets }: Pick<DeskSettings, 'targets'>,
): Omit<DeskFigures, 'open' | 'unowned' | 'overdue'> => {
  // Sorted once: the groups keep this order, and their medians need it.
  const mails = answered.toSorted((one, other) => one.minutes - other.minutes)
  const figure = (name: string, some: ReadonlyArray<AnsweredMail>): DeskFigure => ({
    name,
    answered: some.length,
    within: some.filter(({ minutes, type }) => minutes <= targets[type] * 60).length,
    median: medianOf(some),
  })
  const figures = (names: ReadonlyArray<string>, nameOf: (mail: AnsweredMail) => string) => {
    const groups = new Map(names.map((name): [string, Array<AnsweredMail>] => [name, []]))
    for (const mail of mails) groups.get(nameOf(mail))?.push(mail)
    return names.map((name) => figure(name, groups.get(name) ?? []))
  }
  const weekOf = ({ createdAt }: AnsweredMail) =>
    weeks.findLast(({ start }) => start <= createdAt)?.name ?? ''
  const owners = [...new Set(mails.map(({ owner }) => owner))].toSorted()
  return {
    all: figure('', mails),
    weeks: figures(
      weeks.map(({ name }) => name),
      weekOf,
    ),
    places: figures(locations, ({ location }) => location),
    owners: figures(owners, ({ owner }) => owner),
    types: figures(mailTypes, ({ type }) => type),
  }
}
