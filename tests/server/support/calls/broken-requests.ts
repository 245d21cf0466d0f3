import * as fc from 'fast-check'

type Json = Readonly<Record<string, unknown>>

/** The parts of an OpenAPI document that are used here. */
export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

interface Operation {
  readonly parameters?: ReadonlyArray<{ readonly name: string; readonly in: string }>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
}

export interface BrokenRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly type: string | undefined
  readonly body: unknown
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '1', '-1', '9'.repeat(30), '__proto__', 'constructor', '%', "' or 1=1 --", '../..'),
  fc.constantFrom('a@example.com', '2026-13-40', '\u0000', '\ud800', 'مرحبا', 'x'.repeat(20_000)),
)
const anything = fc.oneof({ weight: 3, arbitrary: fc.jsonValue() }, texts)

/** Values of a schema, in which any part may be invalid. */
const valuesOf = (schema: Json, { schemas }: Described['components']): fc.Arbitrary<unknown> => {
  const of = (part: unknown, depth: number): fc.Arbitrary<unknown> => {
    if (typeof part !== 'object' || part === null || depth > 6) return anything
    return fc.oneof({ weight: 20, arbitrary: right(part as Json, depth) }, { weight: 1, arbitrary: anything })
  }
  const right = (part: Json, depth: number): fc.Arbitrary<unknown> => {
    const { $ref, type, enum: choices, anyOf, oneOf, allOf, properties, items, additionalProperties } = part
    if (typeof $ref === 'string') return of(schemas[$ref.split('/').at(-1) ?? ''], depth + 1)
    if (Array.isArray(choices)) return fc.constantFrom(...choices)
    const either = anyOf ?? oneOf ?? allOf
    if (Array.isArray(either)) return fc.oneof(...either.map((one) => of(one, depth + 1)))
    if (type === 'array') return fc.array(of(items, depth + 1), { maxLength: 4 })
    if (type === 'integer' || type === 'number') return fc.oneof(fc.integer(), fc.double())
    if (type === 'boolean') return fc.boolean()
    if (properties !== undefined)
      return fc.record(
        Object.fromEntries(
          Object.entries(properties as Json).map(([name, one]) => [name, of(one, depth + 1)]),
        ),
        { requiredKeys: [] },
      )
    if (typeof additionalProperties === 'object')
      return fc.dictionary(fc.constantFrom('en', 'ar', 'zz'), of(additionalProperties, depth + 1))
    return texts
  }
  return of(schema, 0)
}

const ids = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1', '2', '3') },
  fc.constantFrom('0', '-1', '01', '1e3'),
  texts,
)
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

const addressOf = (path: string, { parameters = [] }: Operation): fc.Arbitrary<string> => {
  const named = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const names = fc.oneof(fc.constantFrom('page', 'size', ...named), texts)
  const query = fc.array(fc.tuple(names, fc.oneof(ids, texts)), { maxLength: 4 })
  return fc.tuple(ids, query).map(([id, pairs]) => {
    const search = pairs.map((pair) => pair.map(encoded).join('=')).join('&')
    // An empty segment within an address is left out, which makes the address of another endpoint.
    const segment = id === '' && path.includes('}/') ? '%20' : encoded(id)
    return path.replace(/\{\w+\}/g, segment) + (search === '' ? '' : `?${search}`)
  })
}

const oddHeaders = fc.record(
  {
    'idempotency-key': fc.stringMatching(/^[ -~]{0,60}$/),
    'x-entry': fc.stringMatching(/^[0-9a-z]{0,6}$/),
    origin: fc.constantFrom('https://elsewhere.example', 'null', 'x'),
    'accept-encoding': fc.constantFrom('br', '*', 'gzip;q=x'),
    'x-forwarded-for': fc.stringMatching(/^[ -~]{0,60}$/),
  },
  { requiredKeys: [] },
)

/** Odd headers are rare, as most lead to an early rejection. */
const headers = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, oddHeaders)

/** Requests for each endpoint, mostly valid and broken in some parts. */
export const brokenRequests = ({ paths, components }: Described): fc.Arbitrary<BrokenRequest> => {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
        fc.record({
          type: fc.oneof({ weight: 20, arbitrary: fc.constant(type) }, fc.constantFrom('text/plain', 'x')),
          body: valuesOf(schema, components),
        }),
      )
      const none = fc.constant({ type: undefined, body: undefined })
      return fc
        .tuple(addressOf(path, operation), headers, bodies.length === 0 ? none : fc.oneof(...bodies))
        .map(([address, given, { type, body }]) => ({
          method: method.toUpperCase(),
          path: address,
          headers: given,
          type,
          body,
        }))
    }),
  )
  return fc.oneof(...calls)
}
