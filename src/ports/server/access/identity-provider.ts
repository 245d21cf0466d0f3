import { Context, Data, type Effect } from 'effect'
import type { ProvidedPerson } from '#domain/sign-in/single-sign-on/provided-person.ts'

/** The provider cannot be reached, or what it sent is not valid. */
export class ProviderFailed extends Data.TaggedError('ProviderFailed')<{
  /** For the log: without tokens and claims. */
  readonly reason: string
}> {}

/** Ties a response of the provider to the browser and the request that it is for. */
export interface ProviderSecrets {
  readonly state: string
  readonly nonce: string
  /** The code verifier of PKCE. */
  readonly verifier: string
}

/** Signs people in elsewhere. */
export class IdentityProvider extends Context.Service<
  IdentityProvider,
  {
    /** The address at which a person signs in. */
    addressFor(secrets: ProviderSecrets): Effect.Effect<string, ProviderFailed>
    /** Reads who signed in from the query with which the provider leads back. */
    person(query: string, secrets: ProviderSecrets): Effect.Effect<ProvidedPerson, ProviderFailed>
  }
>()('sahilan/ports/IdentityProvider') {}
