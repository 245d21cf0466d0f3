import { Effect, Layer } from 'effect'
import { passkeyAlgorithms } from '#domain/sign-in/passkeys/passkey-options.ts'
import { PasskeyRefused, PasskeyVerifier } from '#ports/server/access/passkey-verifier.ts'

/** Loads the package, which is large, with the first passkey. */
const load = () => import('@simplewebauthn/server')

const verifying = <A>(verify: (webAuthn: Awaited<ReturnType<typeof load>>) => Promise<A | undefined>) =>
  Effect.gen(function* () {
    const webAuthn = yield* Effect.promise(load)
    const verified = yield* Effect.tryPromise({
      try: () => verify(webAuthn),
      catch: (error) => new PasskeyRefused({ reason: error instanceof Error ? error.message : 'unknown' }),
    })
    return verified ?? (yield* new PasskeyRefused({ reason: 'The signature is wrong' }))
  })

/** Verifies passkeys of the host of `publicUrl`. */
export const SimpleWebAuthn = (publicUrl: string): Layer.Layer<PasskeyVerifier> =>
  Layer.sync(PasskeyVerifier, () => {
    const { origin, hostname } = new URL(publicUrl)
    const here = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }

    return PasskeyVerifier.of({
      created: (credential, challenge) =>
        verifying(async ({ verifyRegistrationResponse }) => {
          const { registrationInfo } = await verifyRegistrationResponse({
            ...here,
            response: { ...credential, clientExtensionResults: {} },
            expectedChallenge: challenge,
            supportedAlgorithmIDs: [...passkeyAlgorithms],
          })
          if (registrationInfo === undefined) return undefined
          const { id, publicKey, counter } = registrationInfo.credential
          return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
        }),

      signed: (credential, challenge, { id, publicKey, counter }) =>
        verifying(async ({ verifyAuthenticationResponse }) => {
          const { verified, authenticationInfo } = await verifyAuthenticationResponse({
            ...here,
            response: { ...credential, clientExtensionResults: {} },
            expectedChallenge: challenge,
            credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
          })
          return verified ? authenticationInfo.newCounter : undefined
        }),
    })
  })
