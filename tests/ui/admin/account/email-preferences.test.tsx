import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { account } from '#domain/wording/en/access/account.ts'
import { failures } from '#domain/wording/en/office/failures.ts'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

// Seen failing without the announcement: the switch went back, and nothing said why.
it('says that the choice of own mails was not saved', async () => {
  const writes = exampleFailures.offline
  const { user } = open({ at: '/account', role: 'Hr', desk: sampleDesk, behaviour: { failing: { writes } } })
  const digest = await screen.findByLabelText<HTMLInputElement>(account.mails.digest)
  await user.click(digest)
  expect(await screen.findByText(failures.ownMails)).toBeTruthy()
  expect(digest.checked).toBe(true)
})
