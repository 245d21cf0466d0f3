import { Schema } from 'effect'
import type { WireName } from '#adapters/http/endpoints.ts'

/** An item on the wire. The endpoint table declares its fields. */
export type WireRecord = Readonly<Record<string, unknown>>

const nameOf = (wire: WireName) => (typeof wire === 'string' ? wire : wire.name)

const valueOf = (wire: WireName): Schema.Codec<unknown, unknown> =>
  typeof wire === 'string'
    ? Schema.String
    : Schema.Array(
        Schema.Struct({
          [wire.each]: Schema.String,
          ...Object.fromEntries(
            Object.values(wire.optional ?? {}).map((name) => [name, Schema.optionalKey(Schema.String)]),
          ),
        }),
      )

const fieldsOf = (wire: Readonly<Record<string, WireName>>) =>
  Object.fromEntries(Object.values(wire).map((field) => [nameOf(field), valueOf(field)]))

/** The name of a schema in the OpenAPI document. */
export const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Input: any of the fields. The domain decides which are required. */
export const sentSchema = (
  wire: Readonly<Record<string, WireName>>,
  name: string,
  more: Schema.Struct.Fields = {},
): Schema.Codec<WireRecord, WireRecord> =>
  Schema.Struct({
    ...Object.fromEntries(
      Object.entries(fieldsOf(wire)).map(([field, schema]) => [field, Schema.optionalKey(schema)]),
    ),
    version: Schema.optionalKey(Schema.Int),
    ...more,
  }).annotate({ identifier: `${named(name)}Input` })

export const storedSchema = (
  wire: Readonly<Record<string, WireName>>,
  name: string,
  more: Schema.Struct.Fields = {},
): Schema.Codec<WireRecord, WireRecord> =>
  Schema.Struct({
    ...fieldsOf(wire),
    id: Schema.String,
    version: Schema.Int,
    createdAt: Schema.String,
    updatedAt: Schema.String,
    ...more,
  }).annotate({ identifier: named(name) })
