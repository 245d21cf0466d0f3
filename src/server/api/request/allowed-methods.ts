import { HttpApi } from 'effect/http-api'
import type { Api } from '../api.ts'

/** Which methods an address takes, as `Allow` writes them; undefined where there is no such endpoint. */
export const allowedMethods = (api: Api) => {
  const endpoints: Array<{ readonly pattern: RegExp; readonly method: string }> = []
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint: { path, method } }) =>
      endpoints.push({ pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), method }),
  })
  return (url: string): string | undefined => {
    const [path = ''] = url.split('?')
    const methods = endpoints.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return methods.length === 0 ? undefined : ['OPTIONS', ...methods].join(', ')
  }
}
