import { Schema } from 'effect'
import { wireNames } from '#adapters/http/wire-names.ts'

const name = wireNames.idempotencyHeader.toLowerCase()

/** The idempotency key: an addition that is sent twice is stored once. */
export const IdempotencyHeaders = Schema.Struct({
  [name]: Schema.optionalKey(Schema.String.check(Schema.isBetweenLength(1, 200))),
})

export const idempotencyKeyOf = (headers: typeof IdempotencyHeaders.Type): string | undefined => headers[name]
