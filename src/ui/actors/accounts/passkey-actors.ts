import { Effect } from 'effect'
import type { Passkey } from '#domain/sign-in/passkeys/passkey.ts'
import { Authenticator } from '#ports/staff/sign-in/authenticator.ts'
import { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

/** The input of the passkey dialogs; each request uses the fields that it needs. */
export interface PasskeyChange {
  /** The id of an existing passkey. */
  readonly id: string
  readonly name: string
  readonly currentPassword: string
}

/** The passkeys of the signed-in person. */
export interface PasskeyActors {
  readonly list: Reading<ReadonlyArray<Passkey>>
  /** Asks this device to make one. */
  readonly add: Request<PasskeyChange, void>
  readonly rename: Request<PasskeyChange, void>
  readonly remove: Request<PasskeyChange, void>
}

export const passkeyActors = (bridge: Bridge<Authenticator | Passkeys>): PasskeyActors => ({
  list: readingOf(
    bridge,
    Effect.flatMap(Passkeys, (passkeys) => passkeys.list),
  ),
  add: requestOf(bridge, ({ name, currentPassword }: PasskeyChange) =>
    Effect.gen(function* () {
      const passkeys = yield* Passkeys
      const { create } = yield* Authenticator
      yield* passkeys.add(name, yield* create(yield* passkeys.creationOptions(currentPassword)))
    }),
  ),
  rename: requestOf(bridge, ({ id, name }: PasskeyChange) =>
    Effect.flatMap(Passkeys, (passkeys) => Effect.asVoid(passkeys.rename(id, name))),
  ),
  remove: requestOf(bridge, ({ id, currentPassword }: PasskeyChange) =>
    Effect.flatMap(Passkeys, (passkeys) => passkeys.remove(id, currentPassword)),
  ),
})
