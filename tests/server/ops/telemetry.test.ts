import { expect, test, vi } from 'vitest'
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
