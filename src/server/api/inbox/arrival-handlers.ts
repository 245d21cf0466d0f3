import { Effect, Queue, Stream } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { guard } from '#domain/access/guard.ts'
import { Arrivals } from '#ports/staff/desk/arrivals.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { limits } from '../../config/limits.ts'
import type { Api } from '../api.ts'
import { Stopping } from '../response/stopping.ts'

const { checkInterval, heartbeat } = limits.events

/** An SSE comment, which shows both sides that the connection is alive. */
const heartbeatText = ':\n\n'

const ticks = Stream.tick(checkInterval).pipe(
  Stream.zipWithIndex,
  Stream.map(([, tick]) => (tick > 0 && tick % (heartbeat / checkInterval) === 0 ? heartbeatText : '')),
)

/** New mails as server-sent events, while the session may read mails and the server runs. */
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
        Effect.map((user) => guard(user, 'mails.handle') === 'allowed'),
        Effect.orElseSucceed(() => false),
      )

      return handlers.handle(
        'listen',
        Effect.fnUntraced(function* () {
          const session = yield* CurrentSession
          const texts = Stream.merge(events, ticks, { haltStrategy: 'left' }).pipe(
            // Checked before each event and with each tick.
            Stream.takeWhileEffect(() => Effect.provideService(mayListen, CurrentSession, session)),
            Stream.filter((text) => text !== ''),
            Stream.interruptWhen(stopping.await),
          )
          return HttpServerResponse.stream(Stream.encodeText(texts), {
            contentType: 'text/event-stream',
            // Without it a buffering proxy would hold events back.
            headers: { 'x-accel-buffering': 'no' },
          })
        }),
      )
    }),
  )
