import type { SignedCredential } from '#domain/sign-in/passkeys/credential.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import type { TestServer } from '#tests/support/back-end/server.ts'
import { softwareAuthenticator, type Dishonesty } from '#tests/support/software-authenticator.ts'
import { nextNumber } from '../provider/provider-sign-in.ts'
import { someAccount } from './some-account.ts'

export const publicUrl = 'https://sahilan.example'

type Authenticator = ReturnType<typeof softwareAuthenticator>

/** Options that were returned: opaque to everything but the device. */
const optionsIn = ({ data }: Awaited<ReturnType<Client['post']>>): Record<string, unknown> =>
  Object(data['results'])

export const passkeyOptions = async (client: Client) => optionsIn(await client.post('/passkey_options'))

export const postSigned = (client: Client, credential: SignedCredential) =>
  client.post('/passkey_login', credential)

/** Signs in by the last passkey of a device. */
export const signInBy = async (client: Client, device: Authenticator, dishonesty: Dishonesty = {}) =>
  postSigned(client, device.get(await passkeyOptions(client), dishonesty))

/** Adds a passkey to the account of a client. */
export const addPasskey = async (
  client: Client,
  currentPassword: string,
  {
    device = softwareAuthenticator(publicUrl),
    name = 'Laptop',
    dishonesty,
  }: { device?: Authenticator; name?: string; dishonesty?: Dishonesty } = {},
) => {
  const offered = await client.post('/account/passkeys_options', { currentPassword })
  if (offered.status !== 200) return { device, response: offered }
  const credential = device.create(optionsIn(offered), dishonesty)
  return { device, response: await client.post('/account/passkeys', { name, credential }), credential }
}

export const refused = {
  status: 401,
  message: 'This passkey was not accepted. Try again, or sign in with your password.',
}

/** A client at an address of its own, as refused sign-ins are throttled. */
export const visitorOf = (server: TestServer) => {
  const client = server.visitor()
  const { call } = client
  const address = `10.1.0.${nextNumber()}`
  client.call = (method, path, sent) =>
    call.call(client, method, path, { ...sent, headers: { ...sent?.headers, 'x-forwarded-for': address } })
  return client
}

/** An account with a passkey of a device. */
export const accountWithPasskey = async (server: TestServer, name: string, role?: string) => {
  const account = await someAccount(server, name, role)
  const { device, response } = await addPasskey(account.client, account.password)
  if (response.status !== 200) throw new Error(response.text)
  return { ...account, device, passkey: Object(response.data['results']) }
}
