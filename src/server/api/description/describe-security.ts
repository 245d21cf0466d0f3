import { wireNames } from '#adapters/http/wire-names.ts'
import { mapOperations, type Described } from './described.ts'

const schemes = {
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: wireNames.xsrfHeader,
    description: `The value of the cookie ${wireNames.xsrfCookie}.`,
    'x-cookie': wireNames.xsrfCookie,
  },
  token: { type: 'http', scheme: 'bearer', description: 'A token made on the screen Connections.' },
}

const entry = {
  name: wireNames.entryHeader,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The id of the person that a tab belongs to. If the session is of another one: 401.',
}

/** Describes what a session needs beside its cookie, which Effect would list as an alternative, and tokens. */
export const describeSecurity = (document: Described): Described => ({
  ...document,
  components: {
    ...document.components,
    securitySchemes: { ...document.components.securitySchemes, ...schemes },
    parameters: { Entry: entry },
  },
  paths: mapOperations(document.paths, (operation, method) => {
    if (operation.security.length === 0) return operation
    const bySession = operation.security.map((one) => (method === 'get' ? one : { ...one, xsrf: [] }))
    return {
      ...operation,
      parameters: [...operation.parameters, { $ref: '#/components/parameters/Entry' }],
      // `x-scope` names what a token must be let at.
      security: operation['x-scope'] === undefined ? bySession : [...bySession, { token: [] }],
    }
  }),
})
