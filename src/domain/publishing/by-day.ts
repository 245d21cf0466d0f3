import type { ListedDraft } from './draft.ts'
import { localTimeOf } from './local-time.ts'

/** Changes that go live together: those of one release at one time, or a single one. */
export interface DueTogether<Row> {
  readonly dueAt: string
  readonly release: string
  readonly drafts: ReadonlyArray<Row>
}

export interface DueDay<Row> {
  /** Such as `2026-12-05`; empty for drafts without a time. */
  readonly day: string
  readonly groups: ReadonlyArray<DueTogether<Row>>
}

/** Groups drafts, in the order of their times, by the days of a time zone; failed ones stay apart. */
export const byDay = <Row extends Pick<ListedDraft, 'dueAt' | 'release' | 'state'>>(
  drafts: ReadonlyArray<Row>,
  timeZone: string,
): ReadonlyArray<DueDay<Row>> => {
  const days = new Map<string, Map<string, Row[]>>()
  drafts.forEach((draft, at) => {
    const { dueAt, release, state } = draft
    const day = dueAt === '' ? '' : localTimeOf(dueAt, timeZone).slice(0, 10)
    const groups = days.get(day) ?? new Map<string, Row[]>()
    const key = release === '' || state !== 'waiting' ? String(at) : JSON.stringify([dueAt, release])
    days.set(day, groups.set(key, [...(groups.get(key) ?? []), draft]))
  })
  return Array.from(days, ([day, groups]) => ({
    day,
    groups: Array.from(groups.values(), (together) => {
      const { dueAt = '', release = '' } = together[0] ?? {}
      return { dueAt, release, drafts: together }
    }),
  }))
}
