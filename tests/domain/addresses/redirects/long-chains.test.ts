import { expect, it } from 'vitest'
import { planRedirects } from '#domain/addresses/redirects/plan-redirects.ts'
import { maxImportedRows } from '#domain/addresses/redirects/redirect.ts'
import { english } from '#domain/language/language.ts'

/** Rows of which each leads to the next one. */
const rowsTo = (last: string) =>
  Array.from({ length: maxImportedRows }, (_, at) => ({
    from: `/old/${at}`,
    to: at + 1 === maxImportedRows ? last : `/old/${at + 1}`,
    status: 301,
  }))

// Seen failing when each row was followed to the end by itself: a minute and more.
it.each([
  ['a chain', '/about', { does: 'new', to: '/about', fields: {} }],
  ['a circle', '/old/0', { does: 'refused', fields: { to: 'This would create a redirect loop.' } }],
])('[X2] an import whose rows form %s is planned in linear time', { timeout: 10_000 }, (_, last, row) => {
  const { rows } = planRedirects([], rowsTo(last), { languages: [english], ids: new Map() })
  expect(rows).toMatchObject(Array.from({ length: maxImportedRows }, () => row))
})
