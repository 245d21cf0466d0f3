import { Effect, Layer } from 'effect'
import { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

type Port = Passkeys['Service']

/** Passkeys over the API; the code loads with the first request, as few people send one. */
export const HttpPasskeys = Layer.effect(
  Passkeys,
  Effect.map(HttpClient, (client) => {
    const loaded = <A, E>(use: (port: Port) => Effect.Effect<A, E>) =>
      Effect.flatMap(
        lazy(() => import('./passkeys-over-http.ts')),
        ({ passkeysOverHttp }) => use(passkeysOverHttp(client)),
      )
    return Passkeys.of({
      signInOptions: loaded((port) => port.signInOptions),
      signIn: (credential) => loaded((port) => port.signIn(credential)),
      list: loaded((port) => port.list),
      creationOptions: (currentPassword) => loaded((port) => port.creationOptions(currentPassword)),
      add: (name, credential) => loaded((port) => port.add(name, credential)),
      rename: (id, name) => loaded((port) => port.rename(id, name)),
      remove: (id, currentPassword) => loaded((port) => port.remove(id, currentPassword)),
    })
  }),
)
