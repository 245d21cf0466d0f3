import { Effect, Layer } from 'effect'
import { Threads } from '#ports/staff/desk/threads.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Threads over the API, whose code is loaded with the first one. */
export const HttpThreads = Layer.effect(
  Threads,
  Effect.map(HttpClient, (client) => {
    const threads = Effect.map(
      lazy(() => import('./threads-over-http.ts')),
      ({ threadsOverHttp }) => threadsOverHttp(client),
    )
    return Threads.of({
      of: (...mail) => Effect.flatMap(threads, ({ of }) => of(...mail)),
      add: (...message) => Effect.flatMap(threads, ({ add }) => add(...message)),
      sendAgain: (...message) => Effect.flatMap(threads, ({ sendAgain }) => sendAgain(...message)),
      write: (...mail) => Effect.flatMap(threads, ({ write }) => write(...mail)),
      stopWriting: (...mail) => Effect.flatMap(threads, ({ stopWriting }) => stopWriting(...mail)),
    })
  }),
)
