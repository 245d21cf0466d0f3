import { Effect, Layer } from 'effect'
import { passkeyUnused } from '#ports/staff/sign-in/authenticator-failures.ts'
import { Authenticator } from '#ports/staff/sign-in/authenticator.ts'

export interface MemoryAuthenticatorOptions {
  readonly isAvailable?: boolean
  /** Whether the person refuses each time. */
  readonly refuses?: boolean
  /** The id of the credential with which it signs, until it makes another. */
  readonly credentialId?: string
}

/** A device that signs without keys, for `MemoryPasskeys`. */
export const MemoryAuthenticator = ({
  isAvailable = true,
  refuses = false,
  credentialId = '',
}: MemoryAuthenticatorOptions = {}) =>
  Layer.sync(Authenticator, () => {
    let id = credentialId
    const clientDataJSON = (challenge: unknown) => btoa(JSON.stringify({ challenge }))
    const asked = <A>(make: () => A) => Effect.suspend(() => (refuses ? passkeyUnused : Effect.sync(make)))
    return Authenticator.of({
      isAvailable,
      create: ({ challenge }) =>
        asked(() => {
          id = String(challenge)
          const response = { clientDataJSON: clientDataJSON(challenge), attestationObject: '' }
          return { id, rawId: id, type: 'public-key' as const, response }
        }),
      sign: ({ challenge }) =>
        asked(() => {
          const response = {
            clientDataJSON: clientDataJSON(challenge),
            authenticatorData: '',
            signature: '',
          }
          return { id, rawId: id, type: 'public-key' as const, response }
        }),
    })
  })
