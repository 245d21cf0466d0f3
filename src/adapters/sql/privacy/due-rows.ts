import { Effect } from 'effect'
import { retainedKinds, type Due, type KeepDays } from '#domain/privacy/retention.ts'
import { agedRows, isOver, type AgedRows } from './aged-rows.ts'
import type { Row } from '../client/row.ts'

/** Counts what the next sweep would delete; a row that several rules match counts once. */
export const dueRows = <E>(
  query: (statement: string) => Effect.Effect<ReadonlyArray<Row>, E>,
  keep: KeepDays,
  now: number,
): Effect.Effect<ReadonlyArray<Due>, E> => {
  const rules = agedRows(keep)

  const dueOf = Effect.fnUntraced(function* (ofOne: ReadonlyArray<AgedRows>) {
    const [{ table } = { table: 'trash' }] = ofOne
    const over = ofOne.map((rule) => `(${isOver(rule, now)})`).join(' or ')
    const only = ofOne.map((rule) => `(${rule.only})`).join(' or ')
    const oldest = ofOne.map(
      (rule, index) => `min(case when ${isOver(rule, now)} then ${rule.at} end) as at_${index}`,
    )
    const [due] = yield* query(`select count(*) as due, ${oldest.join(', ')} from ${table} where ${over}`)
    const count = Number(due?.['due'] ?? 0)
    // Counting a whole table is slow, and mostly nothing is due.
    const [all] = count === 0 ? [] : yield* query(`select count(*) as total from ${table} where ${only}`)
    const times = ofOne.map((_, index) => due?.[`at_${index}`]).filter((time) => typeof time === 'string')
    return { count, total: Number(all?.['total'] ?? 0), times }
  })

  return Effect.forEach(
    retainedKinds,
    Effect.fnUntraced(function* (kind) {
      const ofKind = rules.filter((rule) => rule.kind === kind)
      const tables = [...new Set(ofKind.map(({ table }) => table))]
      const counts = yield* Effect.forEach(tables, (table) =>
        dueOf(ofKind.filter((rule) => rule.table === table)),
      )
      const [oldest] = counts.flatMap(({ times }) => times).toSorted()
      const sum = (of: 'count' | 'total') => counts.reduce((all, one) => all + one[of], 0)
      return { kind, count: sum('count'), total: sum('total'), oldest }
    }),
  )
}
