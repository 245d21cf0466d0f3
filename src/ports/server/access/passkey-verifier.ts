import { Context, Data, type Effect } from 'effect'
import type { NewCredential, SignedCredential } from '#domain/sign-in/passkeys/credential.ts'

/** A device's response is not valid. */
export class PasskeyRefused extends Data.TaggedError('PasskeyRefused')<{
  /** For the log. */
  readonly reason: string
}> {}

/** The public half of a passkey, in base64url, and how often it was used, if the device counts. */
export interface StoredCredential {
  readonly id: string
  readonly publicKey: string
  readonly counter: number
}

/** Checks what devices respond to a challenge, for this site and with the person verified. */
export class PasskeyVerifier extends Context.Service<
  PasskeyVerifier,
  {
    created(credential: NewCredential, challenge: string): Effect.Effect<StoredCredential, PasskeyRefused>
    /** Returns the new counter, and refuses one that goes back. */
    signed(
      credential: SignedCredential,
      challenge: string,
      stored: StoredCredential,
    ): Effect.Effect<number, PasskeyRefused>
  }
>()('sahilan/ports/PasskeyVerifier') {}
