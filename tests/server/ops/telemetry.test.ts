import { format } from 'node:util'
import { Effect } from 'effect'
import { SqlError } from 'effect/sql'
import { expect, test, vi } from 'vitest'
import { UnexpectedFailure } from '#ports/failures.ts'
import { startTelemetry } from '#server/ops/telemetry/telemetry.ts'

// Seen failing with a report that runs in the closed runtime: it threw, and the process ended.
test.each(['json', 'text'] as const)('reports a failure after it was closed, as %s', async (logFormat) => {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {})
  const telemetry = await startTelemetry({ traces: undefined, logFormat })
  await telemetry.close()
  telemetry.report('A request failed.', new Error('The store is closed'), 'request-1')
  expect(written.mock.calls.flat().join(' ')).toMatch(/A request failed\.[^]*The store is closed/)
  written.mockRestore()
})

// Seen failing with `[Error]`: the console goes no deeper.
test.each(['json', 'text'] as const)('reports what caused a failure, as %s', async (logFormat) => {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {})
  const telemetry = await startTelemetry({ traces: undefined, logFormat })
  const broken = Object.assign(new Error('no such table: drafts'), { code: 'ERR_SQLITE_ERROR' })
  const reason = new SqlError.UnknownError({ cause: broken })
  const cause = new SqlError.SqlError({ reason })
  telemetry.report('It failed.', new UnexpectedFailure({ message: 'The database failed.', cause }))
  const printed = format(...written.mock.calls.flat())
  written.mockRestore()
  await telemetry.close()
  expect(printed).toMatch(/It failed\.[^]*The database failed\.[^]*no such table: drafts[^]*\bat /)
})

// Seen failing with INFO, which alerts leave out.
test('logs a failure that a job goes on after as a warning', async () => {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {})
  const telemetry = await startTelemetry({ traces: undefined, logFormat: 'json' })
  const job = Effect.ignore(Effect.fail(new Error('The database is busy')), { log: true })
  await Effect.runPromise(Effect.provide(job, telemetry.layer))
  await telemetry.close()
  const [entry] = written.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
  written.mockRestore()
  expect(entry).toMatchObject({ level: 'WARN' })
})
