import { Schema } from 'effect'
import { named } from './wire-schemas.ts'

/** The envelope of every response. `code` is the HTTP status. */
export const envelope = <S extends Schema.Top>(code: number, data: S) =>
  Schema.Struct({ code: Schema.Literal(code), message: Schema.String, data }).annotate({
    httpApiStatus: code,
  })

export const results = <S extends Schema.Top>(item: S, code = 200) =>
  envelope(code, Schema.Struct({ results: item }))

export const pageResults = <S extends Schema.Top>(item: S, name: string) =>
  Schema.Struct({
    results: Schema.Array(item),
    total: Schema.optionalKey(Schema.Int),
    totalAtLeast: Schema.optionalKey(Schema.Boolean),
    next: Schema.optionalKey(Schema.String),
    previous: Schema.optionalKey(Schema.String),
  }).annotate({ identifier: `${named(name)}Page` })

export const ok = <A>(data: A) => ({ code: 200, message: 'OK', data })
