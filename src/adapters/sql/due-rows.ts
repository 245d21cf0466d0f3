import type { DatabaseSync } from 'node:sqlite'
import { retainedKinds, type Due, type KeepDays } from '#domain/privacy/retention.ts'
import { agedRows, isOver, type AgedRows } from './aged-rows.ts'

/** What the next sweep would take; it reads only. What several rules would take counts once. */
export const dueRows = (database: DatabaseSync, keep: KeepDays, now: number): ReadonlyArray<Due> => {
  const rules = agedRows(keep)

  const dueOf = (ofOne: ReadonlyArray<AgedRows>) => {
    const [{ table } = { table: 'trash' }] = ofOne
    const over = ofOne.map((rule) => `(${isOver(rule, now)})`).join(' or ')
    const oldest = ofOne.map((rule) => `min(case when ${isOver(rule, now)} then ${rule.at} end)`)
    const row = database
      .prepare(
        `select count(*) as due, json_array(${oldest.join(', ')}) as oldest from ${table} where ${over}`,
      )
      .get()
    const times: ReadonlyArray<string | null> = JSON.parse(String(row?.['oldest'] ?? '[]'))
    return { count: Number(row?.['due'] ?? 0), times: times.filter((time) => time !== null) }
  }

  return retainedKinds.map((kind) => {
    const ofKind = rules.filter((rule) => rule.kind === kind)
    const tables = [...new Set(ofKind.map(({ table }) => table))]
    const found = tables.map((table) => dueOf(ofKind.filter((rule) => rule.table === table)))
    const [oldest] = found.flatMap(({ times }) => times).toSorted()
    return { kind, count: found.reduce((sum, { count }) => sum + count, 0), oldest }
  })
}
