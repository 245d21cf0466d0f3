import { Effect } from 'effect'
import type { NewCredential, SignedCredential } from '#domain/sign-in/passkeys/credential.ts'
import type { PasskeyOptions } from '#domain/sign-in/passkeys/passkey-options.ts'
import { passkeyThere, passkeyUnused } from '#ports/staff/sign-in/authenticator-failures.ts'

type Json = ReturnType<PublicKeyCredential['toJSON']>

const type = 'public-key'

const created = ({ id, rawId, response }: Json): NewCredential | undefined =>
  'attestationObject' in response ? { id, rawId, type, response } : undefined

const signed = ({ id, rawId, response }: Json): SignedCredential | undefined =>
  'signature' in response ? { id, rawId, type, response } : undefined

const asked = <A>(ask: () => Promise<Credential | null>, read: (json: Json) => A | undefined) =>
  Effect.tryPromise({
    try: async () => {
      const credential = await ask()
      const json = credential instanceof PublicKeyCredential ? read(credential.toJSON()) : undefined
      if (json === undefined) throw new Error('There is no credential')
      return json
    },
    // Browsers hide whether the person has refused or has no passkey.
    catch: (error) =>
      error instanceof DOMException && error.name === 'InvalidStateError' ? passkeyThere : passkeyUnused,
  })

/** The browser checks the options, which come from the server as they are. */
const asJson = (options: PasskeyOptions) =>
  options as unknown as PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

/** Asks the device for a new passkey. */
export const create = (options: PasskeyOptions) =>
  asked(
    () =>
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asJson(options)),
      }),
    created,
  )

/** Asks the device to sign with a passkey. */
export const sign = (options: PasskeyOptions) =>
  asked(
    () =>
      navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asJson(options)),
      }),
    signed,
  )
