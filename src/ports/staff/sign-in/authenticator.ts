import { Context, type Effect } from 'effect'
import type { NewCredential, SignedCredential } from '#domain/sign-in/passkeys/credential.ts'
import type { PasskeyOptions } from '#domain/sign-in/passkeys/passkey-options.ts'
import type { NotAllowed, UnexpectedFailure } from '../../failures.ts'

/** The device's authenticator for passkeys: it asks the person for a fingerprint, a face or a PIN. */
export class Authenticator extends Context.Service<
  Authenticator,
  {
    /** Whether the browser supports passkeys, and allows them at the address of this page. */
    readonly isAvailable: boolean
    create(options: PasskeyOptions): Effect.Effect<NewCredential, NotAllowed | UnexpectedFailure>
    sign(options: PasskeyOptions): Effect.Effect<SignedCredential, NotAllowed | UnexpectedFailure>
  }
>()('sahilan/ports/Authenticator') {}
