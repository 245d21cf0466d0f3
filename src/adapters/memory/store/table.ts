import { Clock, Effect } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import { day } from '#domain/time/durations.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { isoNow } from './iso-now.ts'

/** Stores rows in the order of their places. Ids are increasing numbers and are not reused. */
export const makeTable = <Fields extends object>(
  one: string,
  initial: ReadonlyArray<Fields & Partial<Stored>> = [],
) => {
  type Row = Fields & Stored
  let rows: ReadonlyArray<Row> = []
  let last = 0
  const added = new Map<string, { readonly row: Row; readonly at: number }>()

  const append = (fields: Fields & Partial<Stored>, now: string): Row => {
    const id = fields.id ?? String(last + 1)
    last = Math.max(last, Number(id) || 0)
    const row: Row = { version: 1, createdAt: now, updatedAt: now, ...fields, id }
    rows = [...rows, row]
    return row
  }

  const get = Effect.fnUntraced(function* (id: string) {
    const row = rows.find((stored) => stored.id === id)
    return row ?? (yield* itemGone(one))
  })

  const started = new Date().toISOString()
  for (const fields of initial) append(fields, started)

  return {
    rows: () => rows,
    get,

    add: Effect.fnUntraced(function* <E>(fields: Effect.Effect<Fields, E>, key?: string) {
      const at = yield* Clock.currentTimeMillis
      const before = key === undefined ? undefined : added.get(key)
      if (before !== undefined && at - before.at < day) return before.row
      const row = append(yield* fields, new Date(at).toISOString())
      if (key !== undefined) added.set(key, { row, at })
      return row
    }),

    /** `changed` computes the new fields from the current row. */
    update: Effect.fnUntraced(function* <E>(
      id: string,
      version: number | undefined,
      changed: (row: Row) => Effect.Effect<Fields, E>,
    ) {
      const row = yield* get(id)
      if (version !== undefined && version !== row.version) return yield* itemChanged(one, row)
      const fields = yield* changed(row)
      const { createdAt } = row
      const next: Row = { ...fields, id, version: row.version + 1, createdAt, updatedAt: yield* isoNow }
      rows = rows.map((stored) => (stored.id === id ? next : stored))
      return next
    }),

    /** Removes a row. `putBack` restores it after the rows that preceded it, and returns its next version. */
    take: Effect.fnUntraced(function* (id: string) {
      const row = yield* get(id)
      const ahead = rows.slice(0, rows.indexOf(row)).map((stored) => stored.id)
      rows = rows.filter((stored) => stored.id !== id)
      const putBack = Effect.map(isoNow, (updatedAt) => {
        const place = rows.findLastIndex((stored) => ahead.includes(stored.id)) + 1
        const version = row.version + 1
        rows = rows.toSpliced(place, 0, { ...row, version, updatedAt })
        return version
      })
      return { row, putBack }
    }),

    /** Unknown ids are ignored. */
    order: (ids: ReadonlyArray<string>) =>
      Effect.sync(() => {
        const first = ids.flatMap((id) => rows.filter((row) => row.id === id))
        rows = [...first, ...rows.filter((row) => !ids.includes(row.id))]
      }),
  }
}
