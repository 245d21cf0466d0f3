import { schemaErrors, type DescribedResponses } from '#tests/support/back-end/described-responses.ts'
import { verifies, type Received } from './webhook-receiver.ts'

type Json = Readonly<Record<string, unknown>>

interface Operation {
  readonly operationId: string
  readonly parameters: ReadonlyArray<{ readonly name?: string; readonly in?: string }>
  readonly security: ReadonlyArray<Json>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
}

interface Scheme {
  readonly type: string
  readonly in?: string
  readonly name?: string
  readonly scheme?: string
  readonly 'x-cookie'?: string
}

export interface Description {
  readonly servers: ReadonlyArray<{ readonly url: string }>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: DescribedResponses['components'] & {
    readonly securitySchemes: Readonly<Record<string, Scheme>>
  }
}

interface Sent {
  readonly parameters?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A client that knows the description alone: each operation by its id, with the credentials that it demands. */
export const clientOf = ({ servers, paths, components }: Description, token?: string) => {
  const cookies = new Map<string, string>()
  const known = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

  const credential = (name: string): Readonly<Record<string, string>> | undefined => {
    const scheme = components.securitySchemes[name]
    if (scheme?.scheme === 'bearer')
      return token === undefined ? undefined : { authorization: `Bearer ${token}` }
    if (token !== undefined || scheme === undefined) return undefined
    if (scheme.in === 'cookie')
      return { cookie: [...cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; ') }
    return { [scheme.name ?? '']: cookies.get(scheme['x-cookie'] ?? '') ?? '' }
  }

  /** The first way whose schemes the client has all of. */
  const credentials = ({ security, operationId }: Operation) => {
    if (security.length === 0) return {}
    for (const way of security) {
      const parts = Object.keys(way).map(credential)
      const had = parts.filter((part) => part !== undefined)
      if (had.length === parts.length) return Object.assign({}, ...had)
    }
    throw new Error(`${operationId} cannot be used with these credentials.`)
  }

  return async (id: string, { parameters = {}, body }: Sent = {}) => {
    const found = known.find(({ operation }) => operation.operationId === id)
    if (found === undefined) throw new Error(`There is no operation ${id}.`)
    const { operation, method } = found
    const path = found.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(parameters[name] ?? ''),
    )
    const query = new URLSearchParams(
      operation.parameters.flatMap(({ name = '', in: place }) =>
        place === 'query' && parameters[name] !== undefined ? [[name, parameters[name]]] : [],
      ),
    )
    const [type] = Object.keys(operation.requestBody?.content ?? {})
    const response = await fetch(`${servers[0]?.url}${path}?${query}`, {
      method: method.toUpperCase(),
      headers: { ...credentials(operation), ...(type !== undefined && { 'content-type': type }) },
      ...(type !== undefined && { body: JSON.stringify(body ?? {}) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return (await response.json()) as { readonly code: number; readonly data: { readonly results: Json } }
  }
}

interface WebhookEvent {
  readonly type: string
  readonly data: Readonly<Record<string, string>>
}

/** A receiver that knows the description alone. It returns what a delivery says, if its secret has signed it. */
export const receiverOf = ({ webhooks, components }: Description, secret: string) => {
  const errorsOf = schemaErrors({ components })
  return (delivery: Received): WebhookEvent => {
    const event = JSON.parse(delivery.body) as WebhookEvent
    const operation = webhooks[event.type]?.post
    if (operation === undefined) throw new Error(`There is no event ${event.type}.`)
    const names = operation.parameters.map(({ name = '' }) => name)
    if (names.join() !== 'webhook-id,webhook-timestamp,webhook-signature')
      throw new Error(`${names.join()} is no signature of Standard Webhooks.`)
    if (!verifies(delivery, secret, Date.now())) throw new Error('Another secret has signed this.')
    const schema = operation.requestBody?.content['application/json']?.schema ?? {}
    const errors = errorsOf(schema, event)
    if (errors !== undefined) throw new Error(errors)
    return event
  }
}
