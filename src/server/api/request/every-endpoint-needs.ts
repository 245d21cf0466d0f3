import { Context, Option } from 'effect'
import { HttpApi } from 'effect/http-api'
import { Access, Needs } from './access.ts'
import type { Api } from '../api.ts'

/** Stops the start where a call does not say what it needs of its caller, or says so and is not guarded. */
export const everyEndpointNeeds = (api: Api): void =>
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, mergedAnnotations }) => {
      const needs = Option.getOrUndefined(Context.getOption(mergedAnnotations, Needs))
      const isGuarded = [...endpoint.middlewares].some((middleware) => middleware.key === Access.key)
      if (needs === undefined || isGuarded === (needs === 'nothing')) {
        throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it.`)
      }
    },
  })
