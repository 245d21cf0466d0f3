import type { OpenApi } from 'effect/http-api'
import { wireNames } from '#adapters/http/endpoints.ts'

const writes = ['post', 'put', 'delete', 'patch'] as const

/** Describes the header that every write with a session needs. Effect would list both schemes as alternatives. */
const withXsrf = ({ components, paths, ...others }: OpenApi.OpenAPISpec): OpenApi.OpenAPISpec => ({
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
    },
  },
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      const guarded = writes.flatMap((method) => {
        const operation = item[method]
        if (operation === undefined) return []
        const security = operation.security.map((schemes) => ({ ...schemes, xsrf: [] }))
        return [[method, { ...operation, security }]]
      })
      return [path, { ...item, ...Object.fromEntries(guarded) }]
    }),
  ),
})

/** For Effect's `transform`, whose document is untyped. */
export const describeXsrf = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...withXsrf(document as unknown as OpenApi.OpenAPISpec),
})
