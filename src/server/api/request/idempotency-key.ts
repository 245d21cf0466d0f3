import { Schema } from 'effect'
import { wireNames } from '#adapters/http/endpoints.ts'

const name = wireNames.idempotencyHeader.toLowerCase()

/** The header by which an addition that is sent twice is kept once. */
export const IdempotencyHeaders = Schema.Struct({
  [name]: Schema.optionalKey(Schema.String.check(Schema.isBetweenLength(1, 200))),
})

export const keyOf = (headers: typeof IdempotencyHeaders.Type): string | undefined => headers[name]
