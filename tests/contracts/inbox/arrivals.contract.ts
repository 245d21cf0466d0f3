import { Effect, Layer } from 'effect'
import { HttpArrivals } from '#adapters/http/inbox/arrivals.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { makeArrivalsSource, MemoryArrivals } from '#adapters/memory/inbox/arrivals.ts'
import { Arrivals } from '#ports/staff/desk/arrivals.ts'
import { arrivalsContract } from './arrivals-contract.ts'
import { ArrivalsStarted, withSending } from './arrivals-started.ts'
import { overHttp } from '../support/http-server.ts'
import { fromLayer } from '../support/started.ts'

arrivalsContract(
  'memory',
  fromLayer(ArrivalsStarted, () => {
    const arriving = makeArrivalsSource()
    const receive = Effect.sync(() => arriving.arrive({ enquiries: 1 }))
    return Layer.effect(
      ArrivalsStarted,
      Effect.map(Arrivals, (arrivals) => ({
        arrivals,
        receive: (kind) => (kind === 'spam' ? Effect.void : receive),
      })),
    ).pipe(Layer.provide(MemoryArrivals({ arriving })))
  }),
)
arrivalsContract(
  'HTTP',
  overHttp(ArrivalsStarted, withSending.pipe(Layer.provide(Layer.mergeAll(HttpArrivals, HttpEnquiries)))),
)
