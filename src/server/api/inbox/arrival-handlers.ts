import { Effect, Queue, Stream } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { guard } from '#domain/access/guard.ts'
import { Arrivals } from '#ports/staff/arrivals.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { Session } from '#ports/staff/session.ts'
import { limits } from '../../config/limits.ts'
import type { Api } from '../api.ts'
import { Stopping } from '../response/stopping.ts'

const { lookEvery, heartbeat } = limits.events

/** A comment, which tells both sides that the connection is alive. */
const stillHere = ':\n\n'

const beats = Stream.tick(lookEvery).pipe(
  Stream.zipWithIndex,
  Stream.map(([, seconds]) => (seconds > 0 && seconds % (heartbeat / lookEvery) === 0 ? stillHere : '')),
)

/** New mail as server-sent events, for as long as the session is open and may read mails, and the server runs. */
export const arrivalHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'arrivals',
    Effect.fnUntraced(function* (handlers) {
      const arrivals = yield* Arrivals
      const { current } = yield* Session
      const stopping = yield* Stopping

      const events = Stream.callback<string>((queue) =>
        arrivals
          .listen((arrived) => Queue.offerUnsafe(queue, `data: ${JSON.stringify(arrived)}\n\n`))
          .pipe(Effect.ignore({ log: true }), Effect.andThen(Queue.end(queue))),
      )
      const mayListen = current().pipe(
        Effect.map((entry) => guard(entry, 'mails.handle') === 'allowed'),
        Effect.orElseSucceed(() => false),
      )

      return handlers.handle(
        'listen',
        Effect.fnUntraced(function* () {
          const session = yield* CurrentSession
          const said = Stream.merge(events, beats, { haltStrategy: 'left' }).pipe(
            // Asked again before anything is said, and with each beat.
            Stream.takeWhileEffect(() => Effect.provideService(mayListen, CurrentSession, session)),
            Stream.filter((text) => text !== ''),
            Stream.interruptWhen(stopping.await),
          )
          return HttpServerResponse.stream(Stream.encodeText(said), {
            contentType: 'text/event-stream',
            // A proxy that collects answers would hold events back.
            headers: { 'x-accel-buffering': 'no' },
          })
        }),
      )
    }),
  )
