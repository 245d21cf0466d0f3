import { inspect } from 'node:util'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { startServer } from '#tests/support/back-end/server.ts'
import { enquiry } from '../support/mail/mails.ts'

// Seen failing with PostgreSQL's full error about a refused row.
test.each(['text', 'json'])(
  'its log as %s has what PostgreSQL refuses, and nothing of the row',
  async (LOG_FORMAT) => {
    const url = await newDatabase()
    const server = await startServer({ DATABASE_URL: url, LOG_FORMAT })
    onTestFinished(() => server.stop())
    const narrowing = SqlClient.SqlClient.use(
      (sql) => sql`alter table enquiries add constraint narrow check (length(message) < 5)`,
    )
    await Effect.runPromise(Effect.provide(narrowing, Postgres({ url, connections: 2 })))
    const logged: Array<string> = []
    const spy = vi
      .spyOn(console, 'log')
      .mockImplementation((...parts) => void logged.push(inspect(parts, { depth: 20 })))
    const { status } = await server
      .visitor()
      .post('/enquiry_mail', { ...enquiry, message: 'not for the log' })
    spy.mockRestore()
    expect(status).toBe(500)
    expect(logged.join('\n')).toContain('narrow')
    expect(logged.join('\n')).not.toMatch(/not for the log|maryam@example/i)
  },
)
