import type { Client } from '#tests/support/back-end/client.ts'
import { startServer } from '#tests/support/back-end/server.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { oidcVariables, type ProviderUser } from './provider-settings.ts'

let numbered = 0

/** A number that no other call gets. */
export const nextNumber = () => (numbered += 1)

export const somebody = (changes: Partial<ProviderUser> = {}): ProviderUser => {
  const name = `person${nextNumber()}`
  return { sub: name, name, email: `${name}@provider.example`, groups: ['editors'], ...changes }
}

/** Each sign-in is from an address of its own, since refused ones are throttled. */
export const fromElsewhere = () => ({ headers: { 'x-forwarded-for': `10.0.0.${nextNumber()}` } })

export const locationOf = ({ headers }: { readonly headers: Headers }) => headers.get('location') ?? ''
export const callbackIn = (address: string) => address.slice(address.indexOf('/oidc/callback'))
export const sessionOf = async (client: Client) => (await client.get('/session')).data['results']

/** Something that signs people in, and leads back to the site. */
interface ProviderUnderTest {
  readonly address: string
  readonly signIn: (at: string, person: ProviderUser) => Promise<string>
  readonly stop: () => void
}

/** A server and the provider at which its people sign in. */
export const startWith = async <P extends ProviderUnderTest>(provider: P) => {
  const server = await startServer({ ...oidcVariables(provider), TRUST_PROXY: '1' })
  return {
    provider,
    server,
    /** Signs in as a person; returns the page to which the server leads. */
    signIn: async (person: ProviderUser, client: Client = server.visitor(), to = '/NewsList') => {
      const begun = await client.get(`/oidc/start?${new URLSearchParams({ to })}`)
      const back = await provider.signIn(locationOf(begun), person)
      const finished = await client.get(callbackIn(back), fromElsewhere())
      return { client, begun, back, finished, page: locationOf(finished) }
    },
    stop: async () => {
      await server.stop()
      provider.stop()
    },
  }
}

/** With a certified provider. */
export const startWithProvider = async () => {
  const started = await startWith(await startIdentityProvider())
  const { provider, server } = started
  provider.register(server.url)
  return started
}
