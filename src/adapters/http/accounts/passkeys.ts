import { Effect, Layer } from 'effect'
import { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** Passkeys over the API. */
export const HttpPasskeys = Layer.effect(
  Passkeys,
  Effect.map(HttpClient, (client) =>
    lazyPort<Passkeys['Service']>(
      async () => (await import('./passkeys-over-http.ts')).passkeysOverHttp(client),
      {
        signInOptions: 'effect',
        signIn: 'method',
        list: 'effect',
        creationOptions: 'method',
        add: 'method',
        rename: 'method',
        remove: 'method',
      },
    ),
  ),
)
