import { Effect, Layer } from 'effect'
import { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import { linkedAlready } from '#ports/staff/sign-in/sign-in-failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { checkPassword } from './session.ts'
import { makeSignInStore, type SignInStore } from './sign-in-store.ts'

export interface MemoryProviderLinksOptions extends Behaviour {
  readonly store?: SignInStore
}

/** Leads the people of a store to a provider that does not exist. */
export const MemoryProviderLinks = ({
  store = makeSignInStore(),
  ...behaviour
}: MemoryProviderLinksOptions = {}) =>
  Layer.sync(ProviderLinks, () => {
    const { write } = simulate(behaviour)
    return ProviderLinks.of({
      start: (typed) =>
        write(
          Effect.gen(function* () {
            const account = yield* store.current
            if (account.user.fromProvider) return yield* linkedAlready
            yield* checkPassword(store, account, typed)
            return 'https://login.example/authorize'
          }),
        ),
    })
  })
