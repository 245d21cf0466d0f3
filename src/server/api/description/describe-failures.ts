import { mapOperations, type Described, type Json, type Operation } from './described.ts'

interface Failure {
  readonly name: string
  readonly description: string
  /** Whether an operation can fail in this way. */
  readonly of: (operation: Traits) => boolean
  readonly data?: Json
}

interface Traits {
  readonly guarded: boolean
  readonly writes: boolean
  readonly body: boolean
  readonly path: boolean
  /** Query or header parameters. */
  readonly parameters: boolean
  /** For anyone, and staff may ask for more, such as a language that is not open. */
  readonly staffMore: boolean
  /** Of a feature that may be off. */
  readonly optional: boolean
  /** For anyone, with a secret in the body. */
  readonly secret: boolean
}

const traitsOf = ({ operationId, parameters, security, requestBody }: Operation, method: string): Traits => ({
  guarded: security.length > 0,
  writes: method !== 'get',
  body: requestBody !== undefined,
  path: parameters.some((one) => one['in'] === 'path'),
  parameters: parameters.some((one) => one['in'] !== 'path'),
  staffMore: parameters.some((one) => one['name'] === 'lang'),
  optional: operationId.startsWith('singleSignOn.'),
  secret:
    security.length === 0 &&
    method !== 'get' &&
    /^(receipts|session|passkeySignIn|passwordResets)\./.test(operationId),
})

const retry = { 'retry-after': { required: true, schema: { type: 'string' }, description: 'In seconds.' } }

const failures: Readonly<Record<string, Failure>> = {
  400: {
    name: 'BadRequest',
    description: 'The body or a parameter cannot be read.',
    of: ({ body, parameters, guarded }) => body || parameters || guarded,
  },
  401: {
    name: 'NotSignedIn',
    description: 'There is no session, or no valid token.',
    of: ({ guarded, staffMore, secret }) => guarded || staffMore || secret,
  },
  403: {
    name: 'NotAllowed',
    description: 'The role or the token does not allow this, or the page is of another site.',
    of: ({ guarded, writes, staffMore }) => guarded || writes || staffMore,
  },
  404: {
    name: 'NotFound',
    description: 'There is no such item.',
    of: ({ path, writes, guarded, optional, secret }) => path || (writes && guarded) || optional || secret,
  },
  409: {
    name: 'Conflict',
    description: 'Another person saved first.',
    of: ({ writes, guarded }) => writes && guarded,
    data: {
      properties: {
        results: { description: 'The item as it is now, or the messages of a mail.' },
        // Sent with the messages of a mail, as in their list.
        latest: { type: 'string' },
        canAnswer: { type: 'boolean' },
        receiptPage: { type: 'string' },
        merged: { type: 'array' },
      },
    },
  },
  413: { name: 'TooLarge', description: 'The body or a file is too large.', of: ({ body }) => body },
  415: { name: 'UnsupportedType', description: 'A type that is not accepted.', of: ({ body }) => body },
  422: {
    name: 'ValidationProblem',
    description: 'A rule is broken.',
    of: ({ writes }) => writes,
    data: {
      properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
      required: ['fields'],
    },
  },
  429: {
    name: 'TooManyTries',
    description: 'Too many attempts.',
    of: ({ guarded, writes, staffMore }) => guarded || writes || staffMore,
  },
  500: { name: 'ServerFault', description: 'The server has a fault.', of: () => true },
  503: { name: 'Busy', description: 'The server is busy.', of: () => true },
}

const ofComponent = (kind: 'schemas' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

const schemaOf = (status: string, { data = {} }: Failure) => ({
  type: 'object',
  properties: {
    code: { type: 'integer', enum: [Number(status)] },
    message: { type: 'string' },
    data: { type: 'object', ...data },
  },
  required: ['code', 'message', 'data'],
})

const responseOf = (status: string, { name, description }: Failure) => ({
  description,
  content: { 'application/json': { schema: ofComponent('schemas', name) } },
  ...((status === '429' || status === '503') && { headers: retry }),
})

const each = <A>(of: (status: string, failure: Failure) => A) =>
  Object.fromEntries(Object.entries(failures).map(([status, failure]) => [failure.name, of(status, failure)]))

/** Lists the failures that an operation can have, described once; Effect lists all with each operation. */
export const describeFailures = (document: Described): Described => ({
  ...document,
  components: {
    ...document.components,
    schemas: { ...document.components.schemas, ...each(schemaOf) },
    responses: each(responseOf),
  },
  paths: mapOperations(document.paths, (operation, method) => {
    const traits = traitsOf(operation, method)
    const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400)
    const possible = Object.entries(failures)
      .filter(([, failure]) => failure.of(traits))
      .map(([status, { name }]) => [status, ofComponent('responses', name)] as const)
    return { ...operation, responses: Object.fromEntries([...successes, ...possible]) }
  }),
})
