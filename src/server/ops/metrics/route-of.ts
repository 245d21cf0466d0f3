import { contentEndpoints, endpoints } from '#adapters/http/endpoints.ts'

const firstOf = (path: string) => path.split('/')[1] ?? ''

const calls = new Set(
  [endpoints, ...Object.values(contentEndpoints)]
    .flatMap((table): ReadonlyArray<unknown> => Object.values(table))
    .filter((path): path is string => typeof path === 'string' && path.startsWith('/'))
    .map(firstOf),
)

/** By their first segment; what a visitor makes up is a page like others, so that there are only so many routes. */
const kinds = new Set(['media', 'assets', 'admin', 'og', 'healthz', 'readyz', 'metrics'])

/** What a path is counted under. */
export const routeOf = (path: string): string => {
  const first = firstOf(path)
  if (first !== 'api') return kinds.has(first) ? `/${first}` : 'page'
  const call = path.split('/')[3] ?? ''
  return calls.has(call) ? `/api/${call}` : '/api'
}
