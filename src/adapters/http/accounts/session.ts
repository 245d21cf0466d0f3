import { Effect, Layer } from 'effect'
import { signedInUserIn, type SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { NotSignedIn } from '#ports/failures.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import type { ResponseBody } from '../client/response-body.ts'
import { HttpClient } from '../client/http-client.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResults } from '../client/envelope.ts'

/** Sessions over the API. Scripts never see the cookie of the session. */
export const HttpSession = Layer.effect(
  Session,
  Effect.map(HttpClient, (client) => {
    const fetchUser = () => Effect.flatMap(client.read({ path: endpoints.session }), decodeSignedInUser)
    return Session.of({
      signIn: (credentials) =>
        Effect.flatMap(
          client.write({ method: 'POST', path: endpoints.signIn, body: credentials, from: 'anonymous' }),
          decodeSignedInUser,
        ),
      signOut: () =>
        client.write({ method: 'POST', path: endpoints.signOut }).pipe(
          Effect.asVoid,
          Effect.tapError(({ _tag }) =>
            // If this session is over, the token is that of another one.
            _tag === 'NotSignedIn' ? Effect.void : Effect.sync(client.forgetSession),
          ),
        ),
      current: () => (client.mayHaveSession() ? fetchUser() : Effect.fail(noSession)),
      changeOwn: (change) =>
        Effect.flatMap(
          client.write({ method: 'PUT', path: endpoints.ownAccount, body: change }),
          (response) =>
            // The status alone decides success; if the body has no user, fetch it.
            Effect.catch(decodeSignedInUser(response), fetchUser),
        ),
    })
  }),
)

const noSession = new NotSignedIn({ message: 'The browser has no session.', withoutResponse: true })

export const decodeSignedInUser = (response: ResponseBody) => decodeResults(response, userIn)

function userIn(value: unknown): SignedInUser {
  const user = signedInUserIn(value)
  if (user === null) throw new Error('data.results is not a signed-in user')
  return user
}
