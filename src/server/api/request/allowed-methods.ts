import { HttpApi } from 'effect/http-api'
import type { Api } from '../api.ts'

/** The `Allow` header of an address; `undefined` if there is no such endpoint. */
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
