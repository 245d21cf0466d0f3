import { Schema } from 'effect'
import { locations } from '../visitor-forms/enquiry/enquiry.ts'
import { day } from '../time/durations.ts'
import type { DeskSettings } from './desk-settings.ts'
import { mailTypes, type MailType } from './routing.ts'
import { dayNumberAt, dayText, instantOf, weekdayOf } from './due/zone-time.ts'

/** Limits of the number of weeks in one request. */
export const figureWeeks = { min: 1, default: 8, max: 53 } as const

/** The mails of one week, place, type and owner that persons have answered. */
export interface AnsweredMails {
  /** The name of the week. */
  readonly week: string
  readonly location: string
  readonly type: MailType
  /** The name of their owner; empty if they have none. */
  readonly owner: string
  /** The working minutes until the first answer of each mail. */
  readonly minutes: ReadonlyArray<number>
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
  const monday = today - ((weekdayOf(today) + 6) % 7)
  return Array.from({ length: count }, (_, index) => {
    const number = monday + (index + 1 - count) * 7
    return { name: dayText(number), start: new Date(instantOf(zone, number * day)).toISOString() }
  })
}

/** The name of the week in which a mail was received; `undefined` before the first week. */
export const weekOf = (weeks: ReturnType<typeof lastWeeks>, createdAt: string): string | undefined =>
  weeks.findLast(({ start }) => start <= createdAt)?.name

/** Bisects the whole numbers below `end` for the first that passes; `end` if none does. */
const firstThat = (passes: (number: number) => boolean, end: number): number => {
  let [low, high] = [0, end]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}

type Sorted = Float64Array

const countUpTo = (sorted: Sorted, maximum: number): number =>
  firstThat((index) => (sorted[index] ?? 0) > maximum, sorted.length)

const sumOf = <Item>(items: ReadonlyArray<Item>, numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0)

/** The median of all numbers in sorted groups, which are not merged: each group is in five figures. */
const medianOf = (groups: ReadonlyArray<Sorted>): number => {
  const count = sumOf(groups, ({ length }) => length)
  const longest = groups.reduce((found, group) => Math.max(found, group.at(-1) ?? 0), 0)
  const at = (index: number) =>
    firstThat((minutes) => sumOf(groups, (group) => countUpTo(group, minutes)) > index, longest)
  return Math.round((at(Math.ceil(count / 2) - 1) + at(Math.floor(count / 2))) / 2)
}

export const deskFigures = (
  answered: ReadonlyArray<AnsweredMails>,
  weeks: ReadonlyArray<{ readonly name: string }>,
  { targets }: Pick<DeskSettings, 'targets'>,
): Omit<DeskFigures, 'open' | 'unowned' | 'overdue'> => {
  const mails = answered.map((some) => {
    // Typed arrays sort numbers without a function.
    const sorted = Float64Array.from(some.minutes).toSorted()
    // Without a target no mail is late.
    const most = targets[some.type] * 60 || Infinity
    return { ...some, sorted, within: countUpTo(sorted, most) }
  })
  const figure = (name: string, some: typeof mails): DeskFigure => ({
    name,
    answered: sumOf(some, ({ sorted }) => sorted.length),
    within: sumOf(some, ({ within }) => within),
    median: medianOf(some.map(({ sorted }) => sorted)),
  })
  const figures = (names: ReadonlyArray<string>, nameOf: (some: AnsweredMails) => string) =>
    names.map((name) =>
      figure(
        name,
        mails.filter((some) => nameOf(some) === name),
      ),
    )
  const owners = [...new Set(mails.map(({ owner }) => owner))].toSorted()
  return {
    all: figure('', mails),
    weeks: figures(
      weeks.map(({ name }) => name),
      ({ week }) => week,
    ),
    places: figures(locations, ({ location }) => location),
    owners: figures(owners, ({ owner }) => owner),
    types: figures(mailTypes, ({ type }) => type),
  }
}
