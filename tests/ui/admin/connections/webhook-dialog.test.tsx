import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { connections } from '#domain/wording/en/office/connections.ts'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { sampleWebhooks } from '#ui/sample/office/sample-webhooks.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

it('[O16] keeps what was typed before a new secret of a webhook', async () => {
  const { user } = open({ at: '/Connections?list=webhooks', role: 'Admin', webhooks: sampleWebhooks })
  await user.click(await screen.findByRole('button', { name: /^CRM in Riyadh/ }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the webhook' }))
  await user.type(dialog.getByLabelText('Name'), ' and Jeddah')
  await user.click(dialog.getByRole('button', { name: 'New secret' }))
  expect(await dialog.findByRole('textbox', { name: 'Secret' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'I have it' }))
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'CRM in Riyadh and Jeddah')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: /^CRM in Riyadh and Jeddah/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// Seen failing before: the button announced "Delivery queued", and nothing was sent.
it('offers no delivery again while its webhook is switched off', async () => {
  const { user, runtime } = open({
    at: '/Connections?list=webhooks',
    role: 'Admin',
    webhooks: sampleWebhooks,
  })
  const again = { name: /^Send again: profile.received/ }
  const button = await screen.findByRole('button', again)
  const off = { name: 'CRM', address: 'https://crm.example/', events: ['enquiry.received'], on: false }
  await runtime.runPromise(Webhooks.use((port) => port.update('1', off)))
  await user.click(button)
  expect(await screen.findAllByText('This webhook is switched off. Switch it on first.')).not.toEqual([])
  await user.click(screen.getByRole('button', { name: /^CRM in Riyadh/ }))
  await user.click(await screen.findByRole('button', { name: 'Send a test' }))
  await screen.findByRole('button', { name: /^Send again: test/ })
  expect(screen.queryByRole('button', again)).toBeNull()
})

// Seen failing before: the colleague's change was overwritten.
it('does not overwrite what a colleague has changed in the meantime', async () => {
  const webhooks = sampleWebhooks
  const { user, runtime } = open({ at: '/Connections?list=webhooks', role: 'Admin', webhooks })
  await user.click(await screen.findByRole('button', { name: /^CRM in Riyadh/ }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const theirs = { name: 'Old CRM', address: 'https://old.example/', events: ['enquiry.received'], on: false }
  await runtime.runPromise(Webhooks.use((port) => port.update('1', theirs)))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the webhook' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Somebody else changed this webhook/)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: /^Old CRM/ })).toBeTruthy()
})

// Seen failing before: the alert read "Failed to fetch", the browser's own error.
it('says that a webhook was not saved if the server does not respond', async () => {
  const behaviour = { failing: { writes: exampleFailures.offline } }
  const webhooks = sampleWebhooks
  const { user } = open({ at: '/Connections?list=webhooks', role: 'Admin', webhooks, behaviour })
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await user.type(dialog.getByLabelText('Name'), 'Data warehouse')
  await user.type(dialog.getByLabelText('Address'), 'https://warehouse.example/in{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe(connections.webhooks.failures.save)
})
