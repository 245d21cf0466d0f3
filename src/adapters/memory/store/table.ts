import { Clock, Effect } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import { day } from '#domain/time/durations.ts'
import { ItemChanged, ItemNotFound } from '#ports/failures.ts'

const isoNow = Effect.map(Clock.currentTimeMillis, (now) => new Date(now).toISOString())

/** Rows in the order of their positions. Ids are digits counted up; no number is used again. */
export const makeTable = <Fields extends object>(
  one: string,
  initial: ReadonlyArray<Fields & Partial<Stored>> = [],
) => {
  type Row = Fields & Stored
  let rows: ReadonlyArray<Row> = []
  let last = 0
  const answers = new Map<string, { readonly row: Row; readonly at: number }>()

  const append = (fields: Fields & Partial<Stored>, now: string): Row => {
    const id = fields.id ?? String(last + 1)
    last = Math.max(last, Number(id) || 0)
    const row: Row = { version: 1, createdAt: now, updatedAt: now, ...fields, id }
    rows = [...rows, row]
    return row
  }

  const get = Effect.fnUntraced(function* (id: string) {
    const row = rows.find((kept) => kept.id === id)
    return row ?? (yield* new ItemNotFound({ message: `There is no such ${one}`, answered: true }))
  })

  const started = new Date().toISOString()
  for (const fields of initial) append(fields, started)

  return {
    rows: () => rows,
    get,

    add: Effect.fnUntraced(function* <E>(fields: Effect.Effect<Fields, E>, key?: string) {
      const at = yield* Clock.currentTimeMillis
      const answer = key === undefined ? undefined : answers.get(key)
      if (answer !== undefined && at - answer.at < day) return answer.row
      const row = append(yield* fields, new Date(at).toISOString())
      if (key !== undefined) answers.set(key, { row, at })
      return row
    }),

    /** `changed` answers the fields as they shall be, given the row as it is. */
    update: Effect.fnUntraced(function* <E>(
      id: string,
      version: number | undefined,
      changed: (row: Row) => Effect.Effect<Fields, E>,
    ) {
      const row = yield* get(id)
      if (version !== undefined && version !== row.version) {
        const message = `Somebody else changed this ${one} in the meantime`
        return yield* new ItemChanged({ message, answered: true, current: row })
      }
      const fields = yield* changed(row)
      const { createdAt } = row
      const next: Row = { ...fields, id, version: row.version + 1, createdAt, updatedAt: yield* isoNow }
      rows = rows.map((kept) => (kept.id === id ? next : kept))
      return next
    }),

    /** Takes a row out and answers how it is put back: behind the rows that it stood behind, as its next version, which it answers. */
    take: Effect.fnUntraced(function* (id: string) {
      const row = yield* get(id)
      const ahead = rows.slice(0, rows.indexOf(row)).map((kept) => kept.id)
      rows = rows.filter((kept) => kept.id !== id)
      const putBack = Effect.map(isoNow, (updatedAt) => {
        const place = rows.findLastIndex((kept) => ahead.includes(kept.id)) + 1
        const version = row.version + 1
        rows = rows.toSpliced(place, 0, { ...row, version, updatedAt })
        return version
      })
      return { row, putBack }
    }),

    /** Ids that are gone are passed over. */
    order: (ids: ReadonlyArray<string>) =>
      Effect.sync(() => {
        const first = ids.flatMap((id) => rows.filter((row) => row.id === id))
        rows = [...first, ...rows.filter((row) => !ids.includes(row.id))]
      }),
  }
}
