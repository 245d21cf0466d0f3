import { Context, Data, type Effect } from 'effect'
import type { SignInRefusal } from '#domain/sign-in/single-sign-on/sign-in-refusal.ts'
import type { WriteFailure } from '../../failures.ts'

/** The sign-in failed; there is no session. */
export class SignInRefused extends Data.TaggedError('SignInRefused')<{
  readonly because: SignInRefusal
}> {}

/** Signs people in by a provider. A sign-in that has begun belongs to one browser: `CurrentSession`. */
export class SingleSignOn extends Context.Service<
  SingleSignOn,
  {
    /**
     * Returns the provider's address.
     * @param returnTo The page of the back office that was asked for, by its path below /admin.
     */
    start(returnTo: string): Effect.Effect<string, SignInRefused | WriteFailure>
    /**
     * Opens a session. Works once and within ten minutes of the start.
     * @param query With which the provider leads back.
     * @returns The page that was asked for.
     */
    finish(query: string): Effect.Effect<string, SignInRefused | WriteFailure>
  }
>()('sahilan/ports/SingleSignOn') {}
