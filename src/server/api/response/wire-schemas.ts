import { Schema } from 'effect'
import type { WireJson, WireName } from '#adapters/http/wire/wire-name.ts'

/** An item on the wire. The endpoint table declares its fields. */
export type WireRecord = Readonly<Record<string, unknown>>

const nameOf = (wire: WireName) => (typeof wire === 'string' ? wire : wire.name)

/** The domain checks it block by block. */
export const richTextInWire: Schema.Codec<unknown> = Schema.NullOr(
  Schema.Record(Schema.String, Schema.Unknown),
).annotate({
  identifier: 'RichText',
  description: 'Formatted text: `{ "blocks": [] }`. Left out if there is none; `null` removes it.',
})

const group = Schema.Record(Schema.String, Schema.Unknown)
const jsonSchemas: { readonly [Kind in WireJson['json']]: Schema.Codec<unknown> } = {
  'rich text': richTextInWire,
  text: Schema.String,
  list: Schema.Array(group),
  object: group,
}

const valueOf = (wire: WireName): Schema.Codec<unknown, unknown> => {
  if (typeof wire === 'string') return Schema.String
  if ('json' in wire) return jsonSchemas[wire.json]
  const { each, optional: others = {} } = wire
  return Schema.Array(
    Schema.Struct({
      [each]: Schema.String,
      ...Object.fromEntries(
        Object.values(others).map((name) => [name, Schema.optionalKey(Schema.String)] as const),
      ),
    }),
  )
}

const fieldsOf = (wire: ReadonlyArray<WireName>) =>
  Object.fromEntries(wire.map((field) => [nameOf(field), valueOf(field)]))

const optional = (wire: ReadonlyArray<WireName>) =>
  Object.fromEntries(wire.map((field) => [nameOf(field), Schema.optionalKey(valueOf(field))]))

const isOptional = (wire: WireName) => typeof wire === 'object' && 'json' in wire

/** The name of a schema in the OpenAPI document. */
export const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Input: any of the fields. The domain decides which are required. */
export const sentSchema = (
  wire: Readonly<Record<string, WireName>>,
  name: string,
  more: Schema.Struct.Fields = {},
): Schema.Codec<WireRecord, WireRecord> =>
  Schema.Struct({
    ...optional(Object.values(wire)),
    version: Schema.optionalKey(Schema.Int),
    ...more,
  }).annotate({ identifier: `${named(name)}Input` })

export const storedSchema = (
  wire: Readonly<Record<string, WireName>>,
  name: string,
  more: Schema.Struct.Fields = {},
): Schema.Codec<WireRecord, WireRecord> =>
  Schema.Struct({
    ...fieldsOf(Object.values(wire).filter((field) => !isOptional(field))),
    ...optional(Object.values(wire).filter(isOptional)),
    id: Schema.String,
    version: Schema.Int,
    createdAt: Schema.String,
    updatedAt: Schema.String,
    ...more,
  }).annotate({ identifier: named(name) })
