import { Effect, Layer } from 'effect'
import { codeNotLoaded } from '#ports/failures.ts'
import { Authenticator } from '#ports/staff/sign-in/authenticator.ts'

const loaded = Effect.tryPromise({ try: () => import('./ask-authenticator.ts'), catch: codeNotLoaded })

/** The browser's own WebAuthn; the code loads with the first passkey. */
export const BrowserAuthenticator = Layer.sync(Authenticator, () =>
  Authenticator.of({
    isAvailable:
      (location.protocol === 'https:' || location.hostname === 'localhost') &&
      'PublicKeyCredential' in globalThis &&
      'parseCreationOptionsFromJSON' in PublicKeyCredential &&
      'parseRequestOptionsFromJSON' in PublicKeyCredential,
    create: (options) => Effect.flatMap(loaded, ({ create }) => create(options)),
    sign: (options) => Effect.flatMap(loaded, ({ sign }) => sign(options)),
  }),
)
