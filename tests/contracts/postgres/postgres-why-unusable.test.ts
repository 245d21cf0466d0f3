import { SqlError } from 'effect/sql'
import { expect, it } from 'vitest'
import { whyUnusable } from '#adapters/sql/client/postgres-usable.ts'

const because = (
  Reason: typeof SqlError.ConnectionError | typeof SqlError.AuthenticationError,
  code: string,
) => whyUnusable(new SqlError.SqlError({ reason: new Reason({ cause: { code }, operation: 'connect' }) }))

// Codes observed with PostgreSQL 15 behind TLS, with an unknown authority and with `hostssl` only.
it.each([
  [
    'an unknown authority',
    SqlError.ConnectionError,
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'NODE_EXTRA_CA_CERTS',
  ],
  ['a certificate of another server', SqlError.ConnectionError, 'ERR_TLS_CERT_ALTNAME_INVALID', 'verified'],
  ['nobody there', SqlError.ConnectionError, 'ECONNREFUSED', 'cannot be reached'],
  ['a server that wants TLS', SqlError.AuthenticationError, '28000', '?sslmode=require'],
  ['a wrong password', SqlError.AuthenticationError, '28P01', 'user or password.'],
])('says what to do about %s', (_, Reason, code, sentence) => {
  expect(because(Reason, code)).toContain(sentence)
})
