import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startServer } from '#tests/support/back-end/server.ts'

// Seen failing with an awaited view.
test('an analytics service that hangs delays no visitor', async () => {
  let taken = 0
  const silent = createServer((socket) => {
    taken += 1
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const server = await startServer({ ANALYTICS_URL: `http://127.0.0.1:${port}/view` })
  try {
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => server.visitor().post('/page_view', { path: '/', referrer: '' })),
    )
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([200]))
    await expect.poll(() => taken).toBe(50)
  } finally {
    await server.stop()
    silent.close()
  }
})
