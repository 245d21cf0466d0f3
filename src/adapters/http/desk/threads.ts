import { Effect, Layer } from 'effect'
import { Threads } from '#ports/staff/desk/threads.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** Threads over the API. */
export const HttpThreads = Layer.effect(
  Threads,
  Effect.map(HttpClient, (client) =>
    lazyPort<Threads['Service']>(
      async () => (await import('./threads-over-http.ts')).threadsOverHttp(client),
      {
        of: 'method',
        add: 'method',
        sendAgain: 'method',
        write: 'method',
        stopWriting: 'method',
      },
    ),
  ),
)
