import { Effect } from 'effect'
import { CurrentSession } from '#ports/current-session.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { CallerAddress } from './caller-address.ts'
import { SessionCookies } from './session-cookies.ts'

/** Provides requests that need no session with the browser and the network address of their request. */
export const asVisitor = Effect.gen(function* () {
  const { current } = yield* SessionCookies
  const callerAddress = yield* CallerAddress
  const visitor = Effect.map(callerAddress, (address) => ({ id: '', name: '', address }))
  return <A, E, R>(call: Effect.Effect<A, E, R>) =>
    call.pipe(
      Effect.provideServiceEffect(CurrentSession, current),
      Effect.provideServiceEffect(OnBehalfOf, visitor),
    )
})
