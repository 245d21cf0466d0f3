import { Context, Option } from 'effect'
import { HttpApi } from 'effect/http-api'
import { Access, Needs } from './access.ts'
import type { Api } from '../api.ts'

/** Fails the start if an endpoint declares no permission, or declares one without checking it. */
export const checkPermissions = (api: Api): void =>
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, mergedAnnotations }) => {
      const needs = Option.getOrUndefined(Context.getOption(mergedAnnotations, Needs))
      const isGuarded = [...endpoint.middlewares].some((middleware) => middleware.key === Access.key)
      if (needs === undefined || isGuarded === (needs === 'nothing')) {
        throw new Error(`${endpoint.method} ${endpoint.path} declares no permission, or does not check it.`)
      }
    },
  })
