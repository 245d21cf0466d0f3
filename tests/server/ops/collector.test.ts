import { expect, onTestFinished, test, vi } from 'vitest'
import { startTelemetry } from '#server/ops/telemetry/telemetry.ts'
import { startCollector } from '#tests/support/collector.ts'
import { picture } from '#tests/support/files.ts'
import { startObjectStore } from '#tests/support/s3/object-store.ts'
import { startServer, uploadPicture } from '#tests/support/back-end/server.ts'

const quietly = () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  return log
}

// Seen failing without the exporters of metrics and logs.
test('[O40] metrics and log entries of a server reach a collector', async () => {
  const [collector, store, log] = [await startCollector(), await startObjectStore(), quietly()]
  const server = await startServer({ ...store.variables, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  onTestFinished(() => {
    collector.stop()
    store.stop()
  })
  const admin = await server.as('Admin')
  await uploadPicture(admin)
  store.now({ says: 403 })
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await picture())], 'p.jpg'))
  const { status, headers } = await admin.call('POST', '/uploads3', { form })
  expect(status).toBe(500)
  // What is left is sent when a server stops.
  await server.stop()

  expect(JSON.stringify(log.mock.calls)).toContain('The file store said 403.')
  expect(collector.logs).toContainEqual(
    expect.objectContaining({
      severityText: 'Error',
      body: { stringValue: 'The file store failed.' },
      attributes: expect.arrayContaining([
        { key: 'request', value: { stringValue: headers.get('x-request-id') } },
      ]),
    }),
  )
  const requests = collector.metrics.findLast(({ name }) => name === 'http_requests_total')
  expect(requests?.sum?.dataPoints).toContainEqual(
    expect.objectContaining({
      attributes: [
        { key: 'route', value: { stringValue: '/api/uploads3' } },
        { key: 'method', value: { stringValue: 'POST' } },
        { key: 'code', value: { stringValue: '500' } },
      ],
      asDouble: 1,
    }),
  )
  const names = new Set(collector.metrics.map(({ name }) => name))
  expect(names).toContain('work_duration_seconds')
  expect(names).toContain('process_resident_memory_bytes')
  expect(JSON.stringify(collector.logs)).not.toContain('said 403')
})

// Seen failing with entries that were sent as they are logged.
test('[O40] a collector receives log entries without personal data', async () => {
  const [collector, log] = [await startCollector(), quietly()]
  onTestFinished(collector.stop)
  const telemetry = await startTelemetry({
    traces: { endpoint: collector.url, headers: {} },
    logFormat: 'text',
  })
  telemetry.report('A request failed.', new TypeError('maryam@example.com is no number'), 'request-1')
  telemetry.report('A request failed.', 'maryam@example.com', 'request-2')
  await telemetry.close()
  expect(log.mock.calls.flat().map(String).join(' ')).toContain('maryam')
  expect(collector.logs.map(({ body }) => body.stringValue)).toEqual([
    'A request failed. TypeError',
    'A request failed.',
  ])
  expect(JSON.stringify(collector.logs)).not.toContain('maryam')
})
