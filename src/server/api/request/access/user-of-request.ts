import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { wireNames } from '#adapters/http/wire-names.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { NotSignedIn } from '#ports/failures.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { SessionCookies } from './session-cookies.ts'

const notSignedIn = new NotSignedIn({ message: 'Sign in to go on.' })

/** Looks up who sends a request. Fails without a session, or if the tab is signed in to another account. */
export const userOfRequest = Effect.gen(function* () {
  const { current } = yield* Session
  const cookies = yield* SessionCookies
  return Effect.fnUntraced(function* (isAttended: boolean) {
    const { headers } = yield* HttpServerRequest.HttpServerRequest
    const session = { ...(yield* cookies.current), isAttended }
    if (session.token === '') return yield* notSignedIn
    const user = yield* Effect.provideService(current(), CurrentSession, session)
    const userOfTab = headers[wireNames.entryHeader.toLowerCase()]
    if (userOfTab !== undefined && userOfTab !== user.id) return yield* notSignedIn
    return { user, session, headers }
  })
})
