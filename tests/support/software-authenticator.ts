import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { NewCredential, SignedCredential } from '#domain/sign-in/passkeys/credential.ts'
import type { PasskeyOptions } from '#domain/sign-in/passkeys/passkey-options.ts'

/** In which way a response differs from that of an honest device. */
export interface Dishonesty {
  readonly origin?: string
  readonly host?: string
  readonly challenge?: string
  readonly counter?: number
  readonly userVerified?: boolean
  /** The id of a credential that there is already, in base64url. */
  readonly id?: string
  /** Signs with another key. */
  readonly forged?: boolean
}

interface Key {
  readonly privateKey: KeyObject
  counter: number
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** The few kinds of CBOR that a new credential needs. */
const cbor = {
  text: (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]),
  /** Up to 255 of them. */
  bytes: (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]),
}

/** ES256 on P-256, as COSE writes it. */
const coseOf = (key: KeyObject) => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (value: string) => cbor.bytes(Buffer.from(value, 'base64url'))
  const byte = (value: number) => Buffer.from([value])
  // Key type 2, algorithm -7, curve 1, and both coordinates.
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  return Buffer.concat([head, coordinate(x), byte(0x22), coordinate(y)])
}

const hostIn = (options: PasskeyOptions) => String(options['rpId'] ?? Object(options['rp']).id)

/** A device with passkeys, and a browser in front of it at `origin`. */
export const softwareAuthenticator = (origin: string) => {
  const keys = new Map<string, Key>()

  const clientData = (type: string, options: PasskeyOptions, { challenge, ...other }: Dishonesty) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: challenge ?? options['challenge'],
        origin: other.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (
    options: PasskeyOptions,
    { host = hostIn(options), userVerified = true }: Dishonesty,
    counter: number,
    key?: Buffer,
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const set = flags.present | (userVerified ? flags.verified : 0) | (key ? flags.hasKey : 0)
    return Buffer.concat([hashOf(host), Buffer.from([set]), count, key ?? Buffer.alloc(0)])
  }

  return {
    /** The ids of its credentials. */
    ids: () => [...keys.keys()],

    create: (options: PasskeyOptions, dishonesty: Dishonesty = {}): NewCredential => {
      const { privateKey, publicKey } = newKey()
      const rawId = dishonesty.id === undefined ? randomBytes(16) : Buffer.from(dishonesty.id, 'base64url')
      const id = base64url(rawId)
      keys.set(id, { privateKey, counter: 0 })
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        coseOf(publicKey),
      ])
      const data = authenticatorData(options, dishonesty, 0, attested)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cbor.text('fmt'),
        cbor.text('none'),
        cbor.text('attStmt'),
        Buffer.from([0xa0]),
        cbor.text('authData'),
        cbor.bytes(data),
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options, dishonesty)),
        attestationObject: base64url(attestation),
      }
      return { id, rawId: id, type: 'public-key', response }
    },

    /** Signs with its last credential, which counts each use. */
    get: (options: PasskeyOptions, dishonesty: Dishonesty = {}): SignedCredential => {
      const [id, key] = [...keys].at(-1) ?? []
      if (id === undefined || key === undefined) throw new Error('It has no passkey')
      key.counter += 1
      const client = clientData('webauthn.get', options, dishonesty)
      const data = authenticatorData(options, dishonesty, dishonesty.counter ?? key.counter)
      const signature = sign(
        'sha256',
        Buffer.concat([data, hashOf(client)]),
        dishonesty.forged ? newKey().privateKey : key.privateKey,
      )
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}
