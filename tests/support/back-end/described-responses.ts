import { Ajv2020 } from 'ajv/dist/2020.js'
import { OpenApi } from 'effect/http-api'
import { makeApi } from '#server/api/api.ts'

type Json = Readonly<Record<string, unknown>>

interface Response {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>
}

/** The parts of an OpenAPI document that describe responses. */
export interface DescribedResponses {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly operationId: string; readonly responses: Readonly<Record<string, Response>> }
        >
      >
    >
  >
  readonly components: { readonly schemas: Json; readonly responses: Readonly<Record<string, Response>> }
}

export interface SentResponse {
  readonly method: string
  /** Below the address of the API, with the query if there is one. */
  readonly path: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Schemas in which objects have no other fields than those that are named. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed)
  if (!isJson(value)) return value
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]))
  return isJson(value['properties']) && value['type'] === 'object'
    ? { additionalProperties: false, ...parts }
    : parts
}

const lastOf = (reference: string) => reference.split('/').at(-1) ?? ''

/** Returns what says how a value differs from a schema of the document, if it does. */
export const schemaErrors = ({ components }: Pick<DescribedResponses, 'components'>) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema({ $id: 'api', components: { schemas: closed(components.schemas) } })
  return ({ $ref }: { readonly $ref?: string }, value: unknown): string | undefined => {
    const validate = $ref === undefined ? undefined : ajv.getSchema(`api${$ref}`)
    if (validate === undefined) throw new Error(`There is no schema ${$ref}.`)
    return validate(value) ? undefined : ajv.errorsText(validate.errors)
  }
}

const prefix = '/api/group'

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u')

/** Returns what says how a response differs from its description, if it does. */
const responseErrors = (document: DescribedResponses) => {
  const { paths, components } = document
  const errorsOf = schemaErrors(document)
  const operations = Object.entries(paths)
    // A path without parameters goes before one that has some.
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        method: method.toUpperCase(),
        pattern: patternOf(path),
        operation,
      })),
    )

  return ({ method, path, status, headers: sent, text }: SentResponse): string | undefined => {
    const [pathname = ''] = path.split('?')
    const found = operations.find((one) => one.method === method && one.pattern.test(prefix + pathname))
    // The edge answers for addresses of no operation.
    if (found === undefined) return undefined
    const { responses } = found.operation
    const { $ref, ...response } = responses[status] ?? {}
    if (responses[status] === undefined) return `the status ${status}`
    const { content, headers = {} } =
      $ref === undefined ? response : (components.responses[lastOf($ref)] ?? {})
    const missing = Object.entries(headers).find(([name, { required }]) => required && !sent.has(name))
    if (missing !== undefined) return `no header ${missing[0]}`
    const [mediaType = ''] = (sent.get('content-type') ?? '').split(';')
    if (content === undefined) return text === '' ? undefined : 'a body'
    const media = content[mediaType]
    if (media === undefined) return `the type ${mediaType}`
    return mediaType === 'application/json' ? errorsOf(media.schema, JSON.parse(text)) : undefined
  }
}

let errorsOf: ReturnType<typeof responseErrors> | undefined

/** Says how a response differs from the OpenAPI document, if it does. */
export const describedErrors = (response: SentResponse): string | undefined => {
  errorsOf ??= responseErrors(
    OpenApi.fromApi(makeApi('group', 'http://127.0.0.1')) as unknown as DescribedResponses,
  )
  return errorsOf(response)
}

/** Throws if the OpenAPI document describes a response otherwise. */
export const checkDescribed = (response: SentResponse): void => {
  const errors = describedErrors(response)
  const { method, path, status, text } = response
  if (errors !== undefined)
    throw new Error(`[O7] ${method} ${path} ${status} is not as described: ${errors}\n${text}`)
}
