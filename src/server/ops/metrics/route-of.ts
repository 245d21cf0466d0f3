import { passkeyEndpoints } from '#adapters/http/accounts/passkey-endpoints.ts'
import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { deskEndpoints, threadEndpoints } from '#adapters/http/desk/desk-endpoints.ts'
import { endpoints } from '#adapters/http/endpoints.ts'
import { mailEndpoints } from '#adapters/http/mail-endpoints.ts'
import { pictureEndpoints } from '#adapters/http/wire/picture-endpoints.ts'

const firstOf = (path: string) => path.split('/')[1] ?? ''

const apiSegments = new Set(
  [
    endpoints,
    mailEndpoints,
    pictureEndpoints,
    passkeyEndpoints,
    threadEndpoints,
    deskEndpoints,
    ...Object.values(contentEndpoints),
  ]
    .flatMap((table): ReadonlyArray<unknown> => Object.values(table))
    .filter((path): path is string => typeof path === 'string' && path.startsWith('/'))
    .map(firstOf),
)

/** By first segment. All other paths count as pages, so that the number of routes is bounded. */
const kinds = new Set(['media', 'assets', 'admin', 'og', 'healthz', 'readyz', 'metrics'])

export const routeOf = (path: string): string => {
  const first = firstOf(path)
  if (first !== 'api') return kinds.has(first) ? `/${first}` : 'page'
  const segment = path.split('/')[3] ?? ''
  return apiSegments.has(segment) ? `/api/${segment}` : '/api'
}
