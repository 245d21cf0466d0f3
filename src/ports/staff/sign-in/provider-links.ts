import { Context, type Effect } from 'effect'
import type { WriteFailure } from '../../failures.ts'

/** Links the signed-in person's local account to them at the provider of single sign-on. */
export class ProviderLinks extends Context.Service<
  ProviderLinks,
  {
    /** Returns the provider's address, at which the person signs in. The account then has no password. */
    start(currentPassword: string): Effect.Effect<string, WriteFailure>
  }
>()('sahilan/ports/ProviderLinks') {}
