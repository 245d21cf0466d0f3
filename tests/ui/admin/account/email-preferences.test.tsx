import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { account } from '#domain/wording/en/access/account.ts'
import { failures } from '#domain/wording/en/office/failures.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const opened = { at: '/account', role: 'Hr', desk: sampleDesk } as const

// Seen failing without the announcement: the switch went back, and nothing said why.
it('says that the choice of own mails was not saved', async () => {
  const writes = exampleFailures.offline
  const { user } = open({ ...opened, behaviour: { failing: { writes } } })
  const digest = await screen.findByLabelText<HTMLInputElement>(account.mails.digest)
  await user.click(digest)
  expect(await screen.findByText(failures.ownMails)).toBeTruthy()
  expect(digest.checked).toBe(true)
})

it('saves a choice that is made while another one is in flight', async () => {
  const network = { latency: 0 }
  const { user, runtime } = open({ ...opened, behaviour: { changing: () => network } })
  const digest = await screen.findByLabelText<HTMLInputElement>(account.mails.digest)
  const replies = screen.getByLabelText<HTMLInputElement>(account.mails.replies)
  network.latency = 30
  await user.click(digest)
  await user.click(replies)
  expect([digest.checked, replies.checked]).toEqual([false, false])
  const stored = () => runtime.runPromise(Desk.use((desk) => desk.emailPreferences))
  await waitFor(async () => expect(await stored()).toEqual({ digest: false, replies: false }))
  expect([digest.checked, replies.checked]).toEqual([false, false])
})

it('builds a choice on one that is stored but not fetched again', async () => {
  const network = { latency: 0 }
  const { user, runtime, actors } = open({ ...opened, behaviour: { changing: () => network } })
  const digest = await screen.findByLabelText(account.mails.digest)
  const { changeEmailPreferences } = actors.staff().desk
  changeEmailPreferences.actor.subscribe(({ value }) => {
    if (value === 'sending') network.latency = 300
  })
  await user.click(digest)
  await waitFor(() => expect(changeEmailPreferences.actor.getSnapshot().value).toBe('done'))
  await user.click(screen.getByLabelText(account.mails.replies))
  const stored = () => runtime.runPromise(Desk.use((desk) => desk.emailPreferences))
  await waitFor(async () => expect((await stored()).replies).toBe(false))
  expect((await stored()).digest).toBe(false)
})
