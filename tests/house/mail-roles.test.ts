import { expect, it } from 'vitest'
import { mailRoles } from '#adapters/sql/migrations/0057-desk.ts'
import { rolesWith } from '#domain/access/permission.ts'

it('[K4] the triggers clear owners of the roles that may not handle mails', () => {
  expect(mailRoles.replaceAll("'", '').split(', ')).toEqual(rolesWith('mails.handle'))
})
