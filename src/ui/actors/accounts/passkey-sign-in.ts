import { Effect } from 'effect'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { Authenticator } from '#ports/staff/sign-in/authenticator.ts'
import { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

/** Opens a session with a passkey of this device. */
export const passkeySignIn = (bridge: Bridge<Authenticator | Passkeys>): Request<void, SignedInUser> =>
  requestOf(bridge, () =>
    Effect.gen(function* () {
      const passkeys = yield* Passkeys
      const { sign } = yield* Authenticator
      return yield* passkeys.signIn(yield* sign(yield* passkeys.signInOptions))
    }),
  )
