import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { pdfLimit } from '#domain/picture/pdf-file.ts'
import { openServer } from '#server/edge/server.ts'
import { limits } from '#server/config/limits.ts'
import { sendRaw, statusesIn } from '../support/raw.ts'

describe('a connection', () => {
  const bounds = {
    headersWithin: 300,
    bodyWithin: 600,
    keepAlive: 200,
    connections: 3,
    drain: 300,
    responseStall: 60_000,
    unsentBytes: 1e9,
  }
  const opened = (changed: Partial<typeof bounds> = {}, answer: string | Buffer = 'done') =>
    openServer(0, '127.0.0.1', { ...bounds, ...changed }).then((slow) => {
      slow.handleWith((request, response) => {
        request.resume().on('end', () => response.end(answer))
        return true
      })
      return { ...slow, site: `http://127.0.0.1:${slow.port}` }
    })

  test('whose headers or body take too long gets 408 and is closed', async () => {
    const slow = await opened()
    const [headers, body, idle] = await Promise.all([
      sendRaw(slow.site, 'GET / HTTP/1.1\r\nhost: x\r\n', 5_000),
      sendRaw(slow.site, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nx', 5_000),
      sendRaw(slow.site, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n', 5_000),
    ])
    expect(statusesIn(headers)).toEqual([408])
    expect(statusesIn(body)).toEqual([408])
    expect(statusesIn(idle)).toEqual([200])
    await slow.close()
  })

  // Seen failing on a server without `timeout`.
  test('whose reader stalls is closed', async () => {
    const slow = await opened({ responseStall: 200 }, Buffer.alloc(64 * 1024 * 1024))
    const reader = connect(Number(new URL(slow.site).port), '127.0.0.1')
    reader.pause().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await vi.waitUntil(() => slow.connections() === 1)
    await vi.waitFor(() => expect(slow.connections()).toBe(0), { timeout: 10_000 })
    reader.destroy()
    await slow.close()
  })

  // Seen failing with a timeout for its first response only, which its next request ended.
  test('whose reader stalls at a later response is closed', async () => {
    const length = 64 * 1024 * 1024
    const slow = await opened({ keepAlive: 10_000, responseStall: 2_000 }, Buffer.alloc(length))
    const reader = connect(Number(new URL(slow.site).port), '127.0.0.1')
    const ask = () => reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    ask()
    reader.pause()
    await pause(1_200)
    let unread = 0
    reader.on('data', (chunk: Buffer) => {
      if (unread === 0) unread = length + chunk.indexOf('\r\n\r\n') + '\r\n\r\n'.length
      unread -= chunk.length
      if (unread > 0) return
      reader.pause()
      ask()
    })
    reader.resume()
    await vi.waitUntil(() => reader.isPaused(), { timeout: 5_000 })
    await vi.waitFor(() => expect(slow.connections()).toBe(0), { timeout: 10_000 })
    reader.destroy()
    await slow.close()
  })

  // Seen failing with `boundUnsentResponses` left out.
  test('is closed, oldest first, when too many bytes wait for readers', async () => {
    const slow = await opened({ unsentBytes: 100 * 1024 * 1024 }, Buffer.alloc(64 * 1024 * 1024))
    const stand = () => {
      const reader = connect(Number(new URL(slow.site).port), '127.0.0.1').pause()
      reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
      return reader
    }
    const first = stand()
    await vi.waitUntil(() => slow.connections() === 1)
    const second = stand()
    await vi.waitUntil(() => slow.connections() === 2)
    await vi.waitUntil(() => slow.connections() === 1, { timeout: 10_000 })
    let length = 0
    for await (const chunk of second) {
      length += (chunk as Buffer).length
      if (length > 64 * 1024 * 1024) break
    }
    expect(length).toBeGreaterThan(64 * 1024 * 1024)
    first.destroy()
    await slow.close()
  })

  test('beyond the most is not taken', async () => {
    const slow = await opened()
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => sendRaw(slow.site, 'GET / HTTP/1.1\r\nhost: x\r\n', 200)),
    )
    expect(responses.filter((response) => response === '').length).toBeGreaterThanOrEqual(3)
    await slow.close()
  })

  test('without a request does not delay a stop', async () => {
    const patient = await openServer(0, '127.0.0.1')
    const idle = sendRaw(`http://127.0.0.1:${patient.port}`, '', 20_000)
    await pause(50)
    const started = performance.now()
    await patient.close()
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(await idle).toBe('')
  })

  // Seen failing with 30 seconds: a scanned résumé never arrived from a slow phone.
  test('has time for the largest file on a line of 1.6 Mbit/s', () => {
    const bytes = (limits.bodyWithin / 1_000) * 200_000
    expect(bytes).toBeGreaterThan(pdfLimit + limits.uploadOverheadBytes)
  })

  test('has the specified limits', () => {
    expect(limits).toMatchObject({
      headersWithin: 10_000,
      bodyWithin: 120_000,
      keepAlive: 65_000,
      connections: 15_000,
      drain: 8_000,
      uploadParts: 20,
      uploadFieldBytes: 16_384,
    })
  })
})
