import { createServer as createReceiver } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
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

// Seen failing with the referrer as it was sent.
test('[S5] an analytics service gets no query of a referrer', async () => {
  const views: unknown[] = []
  const receiver = createReceiver((request, response) => {
    void text(request).then((body) => views.push(JSON.parse(body)))
    response.end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  const server = await startServer({ ANALYTICS_URL: `http://127.0.0.1:${port}/view` })
  try {
    const referrer = 'https://site.example/search?q=my+illness#results'
    await server.visitor().post('/page_view', { path: '/about', referrer })
    await expect.poll(() => views).toEqual([{ path: '/about', referrer: 'https://site.example/search' }])
  } finally {
    await server.stop()
    receiver.close()
  }
})
