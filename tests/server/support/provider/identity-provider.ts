import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { clientId, clientSecret, type ProviderUser } from './provider-settings.ts'

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
})

/** The address to which a page's form is sent, and its own fields. */
const formOn = (page: string) => {
  const [, action = ''] = /<form [^>]*action="([^"]+)"/.exec(page) ?? []
  const hidden = page.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)
  return { action, fields: [...hidden].map(([, name = '', value = '']) => [name, value]) }
}

/** A browser at the provider: it stores cookies by name, and shows the page at the end of the redirects. */
const browserAt = (address: string) => {
  const cookies = new Map<string, string>()
  const load = async (at: string, body?: URLSearchParams): Promise<{ page: string; leadsTo: string }> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const method = body === undefined ? 'GET' : 'POST'
    const response = await fetch(at, { method, headers: { cookie }, redirect: 'manual', body: body ?? null })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) return { page: await response.text(), leadsTo: '' }
    const { href } = new URL(location, at)
    return href.startsWith(`${address}/`) ? load(href) : { page: '', leadsTo: href }
  }
  return load
}

/** A certified provider of OpenID Connect, at whose own pages people sign in and consent. */
export const startIdentityProvider = async () => {
  const people = new Map<string, ProviderUser>()
  let answer: RequestListener = (_, response) => response.writeHead(503).end()
  let trouble: RequestListener | undefined
  const server = createServer((request, response) => (trouble ?? answer)(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`

  return {
    address,
    /** Makes the site at an address its client. */
    register: (site: string) => {
      const provider = new Provider(address, {
        clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uris: [`${site}/api/group/oidc/callback`],
          },
        ],
        claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email'] },
        cookies: { keys: [randomUUID()] },
        jwks: { keys: [newKey()] },
        pkce: { required: () => true },
        findAccount: (_, sub) => {
          const person = people.get(sub)
          return person && { accountId: sub, claims: () => person }
        },
      })
      answer = provider.callback()
    },
    /** Adds a person, or changes one. */
    knows: (person: ProviderUser) => void people.set(person.sub, person),
    /** Signs a person in at an address of the provider, who consents; returns where it leads back to. */
    signIn: async (at: string, person: ProviderUser) => {
      people.set(person.sub, person)
      const load = browserAt(address)
      let { page, leadsTo } = await load(at)
      while (leadsTo === '') {
        const { action, fields } = formOn(page)
        if (action === '') throw new Error(`The provider shows no form: ${page}`)
        const typed = { login: person.sub, password: 'any' }
        ;({ page, leadsTo } = await load(action, new URLSearchParams([...fields, ...Object.entries(typed)])))
      }
      return leadsTo
    },
    /** Answers by this instead, until it is called without. */
    now: (next?: RequestListener) => {
      trouble = next
      // Those in which nothing was answered.
      server.closeAllConnections()
    },
    /** Leaves the sign-in at its first page; returns where that leads back to. */
    cancel: async (at: string) => {
      const load = browserAt(address)
      const { page } = await load(at)
      const [, leave = ''] = /<a href="([^"]+)">\[ Cancel \]/.exec(page) ?? []
      return (await load(leave)).leadsTo
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type TestProvider = Awaited<ReturnType<typeof startIdentityProvider>>
