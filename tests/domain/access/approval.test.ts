import { expect, test } from 'vitest'
import { mayChangeLive, mayWriteDraft } from '#domain/access/approval.ts'
import { roles } from '#domain/access/role.ts'

test('[X6] needing approval keeps every role but Admin from changing what is live', () => {
  const table = roles.map((role) => [
    role,
    mayChangeLive({ role }),
    mayChangeLive({ role, needsApproval: true }),
  ])
  expect(table).toEqual([
    ['Admin', true, true],
    ['Hr', true, false],
    ['CXTeam', true, false],
  ])
})

test('[X6] a draft with a time goes live by itself, so it needs the right to publish', () => {
  const drafting = { role: 'CXTeam', needsApproval: true } as const
  const dueAt = '2026-12-05T06:00:00.000Z'
  expect(mayWriteDraft(drafting, { dueAt: '' }, {})).toBe(true)
  expect(mayWriteDraft(drafting, { dueAt: '' }, { dueAt })).toBe(false)
  expect(mayWriteDraft(drafting, { dueAt }, { dueAt: '' })).toBe(false)
  expect(mayWriteDraft(drafting, { revertAt: dueAt })).toBe(false)
  expect(mayWriteDraft({ role: 'CXTeam' }, { dueAt })).toBe(true)
})
