import { vi } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { arrivalsPath } from './calls/every-endpoint.ts'

/** Opens the event stream of new mails as a browser with a session. */
export const openStream = async (client: Client, headers: Readonly<Record<string, string>> = {}) => {
  const leave = new AbortController()
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(client.base + arrivalsPath, {
    headers: { cookie, ...headers },
    signal: leave.signal,
  })
  let received = ''
  let end: 'whole' | 'broken' | undefined
  const read = async () => {
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) received += text
  }
  void read().then(
    () => (end = 'whole'),
    () => (end = 'broken'),
  )
  const events = () =>
    [...received.matchAll(/^data: (.*)$/gm)].map(([, data = '']): unknown => JSON.parse(data))
  return {
    response,
    events,
    received: () => received,
    receives: (count: number) =>
      vi.waitUntil(() => events().length >= count, { timeout: 8_000, interval: 20 }),
    /** How it ends: `whole` if the server ends it, else `broken`. */
    ends: () => vi.waitUntil(() => end, { timeout: 8_000, interval: 20 }),
    leave: () => leave.abort(),
  }
}
