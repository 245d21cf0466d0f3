import { Context, type Effect } from 'effect'
import type { NewCredential, SignedCredential } from '#domain/sign-in/passkeys/credential.ts'
import type { PasskeyOptions } from '#domain/sign-in/passkeys/passkey-options.ts'
import type { Passkey } from '#domain/sign-in/passkeys/passkey.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** Signs people in by keys of their devices. The challenge of options works once, for five minutes. */
export class Passkeys extends Context.Service<
  Passkeys,
  {
    /** Options for anyone: the device knows whose key it is. */
    readonly signInOptions: Effect.Effect<PasskeyOptions, WriteFailure>
    /** Opens a session. Every rejected credential fails with `NotSignedIn`, and is throttled like a wrong password. */
    signIn(credential: SignedCredential): Effect.Effect<SignedInUser, WriteFailure>
    /** The passkeys of the signed-in person, the oldest first. */
    readonly list: Effect.Effect<ReadonlyArray<Passkey>, ReadFailure>
    /** Options for a new passkey. Wrong passwords are throttled. */
    creationOptions(currentPassword: string): Effect.Effect<PasskeyOptions, WriteFailure>
    /** Adds what the device has made of the offered options. */
    add(name: string, credential: NewCredential): Effect.Effect<Passkey, WriteFailure>
    rename(id: string, name: string): Effect.Effect<Passkey, WriteFailure>
    /** Refused for the last second factor of a person who must have one. */
    remove(id: string, currentPassword: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Passkeys') {}
