import type { OpenApi } from 'effect/http-api'
import { wireNames } from '#adapters/http/wire-names.ts'

/** A token is the alternative to a session, where `x-scope` names what it must be let at. */
const withToken = (operation: OpenApi.OpenAPISpecOperation): OpenApi.OpenAPISpecOperation =>
  'x-scope' in operation && operation.security.length > 0
    ? { ...operation, security: [...operation.security, { token: [] }] }
    : operation

const writes = ['post', 'put', 'delete', 'patch'] as const

/** Describes what a session needs beside its cookie, which Effect would list as an alternative, and tokens. */
const withSecurity = ({ components, paths, ...others }: OpenApi.OpenAPISpec): OpenApi.OpenAPISpec => ({
  ...others,
  components: {
    ...components,
    securitySchemes: {
      ...components.securitySchemes,
      xsrf: {
        type: 'apiKey',
        in: 'header',
        name: wireNames.csrfHeader,
        description: `The value of the cookie ${wireNames.csrfCookie}.`,
      },
      token: { type: 'http', scheme: 'bearer', description: 'A token made on the screen Connections.' },
    },
  },
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      const guarded = writes.flatMap((method) => {
        const operation = item[method]
        if (operation === undefined) return []
        const security = operation.security.map((schemes) => ({ ...schemes, xsrf: [] }))
        return [[method, withToken({ ...operation, security })]]
      })
      const { get } = item
      return [path, { ...item, ...(get && { get: withToken(get) }), ...Object.fromEntries(guarded) }]
    }),
  ),
})

/** For Effect's `transform`, whose document is untyped. */
export const describeSecurity = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...withSecurity(document as unknown as OpenApi.OpenAPISpec),
})
