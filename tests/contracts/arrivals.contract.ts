import { Context, Effect, Layer } from 'effect'
import { HttpArrivals } from '#adapters/http/arrivals.ts'
import { HttpEnquiries } from '#adapters/http/enquiries.ts'
import { makeArriving, MemoryArrivals } from '#adapters/memory/arrivals.ts'
import { SqlArrivals } from '#adapters/sql/arrivals.ts'
import { SqlEnquiries } from '#adapters/sql/enquiries.ts'
import { Arrivals } from '#ports/arrivals.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { arrivalsContract, type ArrivalsUnderTest } from './arrivals-contract.ts'
import { enquiry } from './enquiries-contract.ts'
import { overHttp } from './http-server.ts'
import { SqliteStore } from './sqlite-store.ts'
import { fromLayer } from './started.ts'

class UnderTest extends Context.Service<UnderTest, ArrivalsUnderTest>()('sahilan/tests/ArrivalsUnderTest') {}

/** Mails come as visitors send them. */
const withSending = Layer.effect(
  UnderTest,
  Effect.gen(function* () {
    const arrivals = yield* Arrivals
    const enquiries = yield* Enquiries
    return {
      arrivals,
      receive: (kind) => enquiries.send(enquiry, kind === 'spam' ? { decoy: 'filled' } : {}),
    }
  }),
)

arrivalsContract(
  'memory',
  fromLayer(UnderTest, () => {
    const arriving = makeArriving()
    const receive = Effect.sync(() => arriving.arrive({ enquiries: 1 }))
    return Layer.effect(
      UnderTest,
      Effect.map(Arrivals, (arrivals) => ({
        arrivals,
        receive: (kind) => (kind === 'spam' ? Effect.void : receive),
      })),
    ).pipe(Layer.provide(MemoryArrivals({ arriving })))
  }),
)
arrivalsContract(
  'SQLite',
  fromLayer(UnderTest, () =>
    withSending.pipe(
      Layer.provide(Layer.mergeAll(SqlArrivals('10 millis'), SqlEnquiries())),
      Layer.provide(SqliteStore()),
    ),
  ),
)
arrivalsContract(
  'HTTP',
  overHttp(UnderTest, withSending.pipe(Layer.provide(Layer.mergeAll(HttpArrivals, HttpEnquiries)))),
)
