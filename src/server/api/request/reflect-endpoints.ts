import { Context, Option } from 'effect'
import { HttpApi } from 'effect/http-api'
import type { Api } from '../api.ts'
import { Access, RequiredPermission } from './access/access.ts'

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

/** Fails the start if an endpoint declares no permission, or declares one without checking it. */
export const checkPermissions = (api: Api): void =>
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, mergedAnnotations }) => {
      const needs = Option.getOrUndefined(Context.getOption(mergedAnnotations, RequiredPermission))
      const isGuarded = [...endpoint.middlewares].some((middleware) => middleware.key === Access.key)
      if (needs === undefined || isGuarded === (needs === 'public')) {
        throw new Error(`${endpoint.method} ${endpoint.path} declares no permission, or does not check it.`)
      }
    },
  })
