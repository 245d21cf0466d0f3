import { readFileSync } from 'node:fs'
import { PgClient } from '@effect/sql-pg'
import { Effect, Layer, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { insertionOf } from '../upgrade/stored-rows.ts'
import { normalizedContract } from '../upgrade/normalized-contract.ts'
import { upgradeContract, type Databases } from '../upgrade/upgrade-contract.ts'

const script = readFileSync(new URL('../upgrade/postgres-47.sql', import.meta.url), 'utf8')

const opened = (statements: ReadonlyArray<string>) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const url = yield* Effect.promise(() => newDatabase())
      yield* Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.forEach(statements, (statement) => sql.unsafe(statement).unprepared),
      ).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })), Effect.orDie)
      return Postgres({ url, connections: 2 })
    }),
  )

/** Columns are compared in any order, since a migration can only append them. */
const schema = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ name: string; definition: string }>`
    with ours as (select oid from pg_namespace where nspname = current_schema())
    select format('column %s.%s', c.relname, a.attname) as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, l.collname,
        pg_get_expr(d.adbin, d.adrelid)) as definition
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
    where c.relkind = 'r' and c.relnamespace in (select oid from ours)
    union all
    select 'index ' || indexname, indexdef from pg_indexes where schemaname = current_schema()
    union all
    select format('constraint %s.%s', conrelid::regclass, conname), pg_get_constraintdef(oid)
    from pg_constraint where connamespace in (select oid from ours)
    union all
    select format('trigger %s.%s', tgrelid::regclass, tgname), pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal
    union all
    select 'function ' || p.oid::regprocedure::text, pg_get_functiondef(p.oid)
    from pg_proc p where p.pronamespace in (select oid from ours)
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
    union all
    select 'operator ' || o.oid::regoperator::text, o.oprcode::text
    from pg_operator o where o.oprnamespace in (select oid from ours)
      and not exists (select from pg_depend e where e.objid = o.oid and e.deptype = 'e')`,
    (rows) => rows.map(({ name, definition }) => [name, definition] as const),
  ),
)

const block = (statements: string) => `do $existing$ begin\n${statements}\nend $existing$`

const databases: Databases = {
  existing: (rows) => opened(['create extension pg_trgm', block(script), block(insertionOf(rows))]),
  fresh: () => opened([]),
  schema,
}

upgradeContract('PostgreSQL', databases)
normalizedContract('PostgreSQL', databases)
