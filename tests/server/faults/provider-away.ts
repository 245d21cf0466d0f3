import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#tests/support/back-end/client.ts'
import { startIdentityProvider } from '../support/provider/identity-provider.ts'
import { oidcVariables, type ProviderUser } from '../support/provider/provider-settings.ts'
import { none, some, within, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'
import { isToldLater } from './support/visitors.ts'

const says =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

const troubles: Readonly<Record<string, RequestListener>> = {
  away: (request) => void request.socket.destroy(),
  broken: says(500, '{}'),
  nonsense: says(200, '<!doctype html><title>Welcome to nginx!</title>'),
  'another provider': says(200, '{"issuer":"https://other.example"}'),
  'more than anyone reads': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (response.write('['.repeat(65_536)));
      response.once('drain', more)
    }
    more()
  },
  silent: () => {},
}

const huda: ProviderUser = {
  sub: 'huda',
  name: 'Huda',
  email: 'huda@provider.example',
  groups: ['editors'],
}
const refusedPage = '/admin/signed-in?refused=failed'
const locationOf = ({ headers }: { readonly headers: Headers }) => headers.get('location') ?? ''
const callbackIn = (address: string) => address.slice(address.indexOf('/oidc/callback'))
let numbered = 0
const fromElsewhere = () => ({ headers: { 'x-forwarded-for': `10.1.${(numbered += 1) % 250}.1` } })

/** The identity provider is away, broken, wrong or silent: before the first sign-in, and in the middle of one. */
export const providerAway = async ({
  atOnce,
  names = Object.keys(troubles),
}: {
  /** Sign-ins of each of two waves while it is in trouble, from different networks. */
  readonly atOnce: number
  readonly names?: ReadonlyArray<string>
}): Promise<ReadonlyArray<Figure>> => {
  const provider = await startIdentityProvider()
  const server = await serverProcess({ variables: { ...oidcVariables(provider), TRUST_PROXY: '1' } })
  provider.register(server.site)
  let starts = 0
  let refusals = 0
  let otherwise = 0
  let slowest = 0
  let slowestStart = 0
  let slowestLocal = 0
  let lockedOut = 0
  let ended = 0
  let failedReads = 0
  let notBack = 0

  const begin = async (client: Client) => {
    const at = locationOf(await client.get('/oidc/start', fromElsewhere()))
    return callbackIn(await provider.signIn(at, huda))
  }
  const signIn = async () => {
    const client = server.visitor()
    const back = await begin(client)
    await client.get(back, fromElsewhere())
    return client
  }
  const isOpen = async (client: Client) => (await client.get('/session')).status === 200
  const refused = async (client: Client, path: string) => {
    const started = performance.now()
    const response = await client.get(path, fromElsewhere())
    slowest = Math.max(slowest, performance.now() - started)
    const isRefused = locationOf(response) === refusedPage && !(await isOpen(client))
    if (isRefused) refusals += 1
    // The second wave may find all places of readers taken by the first one for a moment.
    else if (!isToldLater(response)) otherwise += 1
  }
  /** What goes on meanwhile. */
  const goesOn = async (open: Client) => {
    const started = performance.now()
    const isIn = await server.admin().then(
      () => true,
      () => false,
    )
    slowestLocal = Math.max(slowestLocal, performance.now() - started)
    if (!isIn) lockedOut += 1
    if (!(await isOpen(open))) ended += 1
    if ((await server.visitor().get('/NewsLater_list')).status !== 200) failedReads += 1
  }
  /** The Admin is in the same network as people whose sign-ins fail. */
  const fromTheOffice = async (count: number) => {
    for (let tries = 0; tries < count; tries += 1) {
      const client = server.visitor()
      provider.now()
      const back = await begin(client)
      provider.now(troubles['broken'])
      if (locationOf(await client.get(back)) === refusedPage) refusals += 1
      else otherwise += 1
    }
    if ((await server.admin().catch(() => undefined)) === undefined) lockedOut += 1
  }

  try {
    const open = await signIn()
    for (const name of names) {
      const trouble = troubles[name]
      // It has not been asked yet.
      await server.signal('SIGKILL')
      provider.now(trouble)
      slowestStart = Math.max(slowestStart, await server.startAgain())
      starts += 1
      const wave = () =>
        Promise.all(Array.from({ length: atOnce }, () => refused(server.visitor(), '/oidc/start')))
      const first = wave()
      await pause(500)
      const second = wave()
      await pause(500)
      await goesOn(open)
      await Promise.all([first, second])

      provider.now()
      const client = server.visitor()
      const back = await begin(client)
      provider.now(trouble)
      const finishing = refused(client, back)
      await goesOn(open)
      await finishing

      provider.now()
      if (!(await isOpen(await signIn()))) notBack += 1
    }
    await fromTheOffice(21)
    return [
      some('starts while the provider was in trouble', starts, names.length),
      some('sign-ins refused with their page', refusals, names.length * (atOnce + 1) + 21),
      none('sign-ins that ended otherwise', otherwise),
      none('sign-ins that failed once it was back', notBack),
      none('local Admins who could not sign in', lockedOut),
      none('open sessions that ended', ended),
      none('reads of visitors that failed', failedReads),
      within('until a refusal, the slowest', slowest, 15_000),
      within('until a local Admin was in, the slowest', slowestLocal, 2_000),
      within('until it was ready, the slowest', slowestStart, 3_000),
    ]
  } finally {
    await server.stop()
    provider.stop()
  }
}
