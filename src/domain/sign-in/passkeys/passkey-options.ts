import { minute } from '../../time/durations.ts'

/** Options in the JSON of WebAuthn, passed from the server to the browser's platform as they are. */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/** How long a challenge can be answered, in milliseconds. */
export const challengeTime = 5 * minute

/** By their COSE numbers: EdDSA, ES256 and RS256, which all platforms together have. */
export const passkeyAlgorithms = [-8, -7, -257] as const

interface Owner {
  /** The id of the account that the device stores; no personal data. */
  readonly id: string
  readonly email: string
  readonly name: string
}

/** The device checks who uses the key, so it needs no password beside it. */
const userVerification = 'required'

/** @param host The relying party: the passkey works on this host alone. */
export const creationOptions = (
  host: string,
  challenge: string,
  { owner, known }: { readonly owner: Owner; readonly known: ReadonlyArray<string> },
): PasskeyOptions => ({
  rp: { id: host, name: host },
  user: { id: owner.id, name: owner.email, displayName: owner.name },
  challenge,
  pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeTime,
  attestation: 'none',
  // The device finds the key by itself, so no e-mail is typed.
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
  excludeCredentials: known.map((id) => ({ type: 'public-key', id })),
})

export const requestOptions = (host: string, challenge: string): PasskeyOptions => ({
  rpId: host,
  challenge,
  timeout: challengeTime,
  userVerification,
})
