import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { samplePassword } from '../../../sample/office/sample-people.ts'
import { sampleWebhooks } from '../../../sample/office/sample-webhooks.ts'
import { sampleApiTokens } from '../../../sample/office/sample-api-tokens.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Connections',
  tags: ['O10', 'O16'],
  args: { at: '/Connections', defaultRole: 'Admin', apiTokens: sampleApiTokens, webhooks: sampleWebhooks },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CRM in Riyadh')).toBeVisible()
    await expect(canvas.getByText('in 39 days')).toBeVisible()
    await expect(canvas.getAllByText('Ended')).toHaveLength(1)
  },
}

export const Revoked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke the token CRM in Riyadh' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(canvas.getAllByText('Ended')).toHaveLength(2))
  },
}

const openDialog = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New token' }))
  return within(await screen.findByRole('dialog', { name: 'New token' }))
}

export const NewToken: Story = {
  play: async ({ canvas }) => {
    const { getByLabelText, getByRole, findByRole } = await openDialog(canvas)
    await userEvent.type(getByLabelText('Name'), 'Mail merge')
    await userEvent.click(getByRole('checkbox', { name: 'Change Enquiry mails' }))
    await expect(getByRole('checkbox', { name: 'Read Enquiry mails' })).toBeChecked()
    await userEvent.type(getByLabelText('Your password'), samplePassword)
    await userEvent.click(getByRole('button', { name: 'Make the token' }))
    await expect(await findByRole('textbox', { name: 'Token' })).toHaveValue(
      'sah_0005_xxxxxxxxxxxxxxxxxxxxx5',
    )
    await userEvent.click(getByRole('button', { name: 'I have it' }))
    await expect(await canvas.findByText('Mail merge')).toBeVisible()
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    const { getByLabelText, getByRole, findByText } = await openDialog(canvas)
    await userEvent.type(getByLabelText('Name'), 'Mail merge')
    await userEvent.click(getByRole('checkbox', { name: 'Read Enquiry mails' }))
    await userEvent.type(getByLabelText('Your password'), 'not this one')
    await userEvent.click(getByRole('button', { name: 'Make the token' }))
    await expect(await findByText(/password/iu, { selector: '[id$=error] *, [id$=error]' })).toBeVisible()
  },
}

export const Renewed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew the token CRM in Riyadh' }))
    const { getByLabelText, getByRole } = within(
      await screen.findByRole('dialog', { name: 'Renew the token' }),
    )
    await userEvent.type(getByLabelText('Your password'), samplePassword)
    await userEvent.click(getByRole('button', { name: 'Renew the token' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Empty: Story = { args: { apiTokens: [] } }

export const Loading: Story = { args: { behaviour: pending } }

export const NotFetched: Story = { args: { behaviour: { failing: { reads: exampleFailures.broken } } } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

const atWebhooks = { at: '/Connections?list=webhooks' }

export const Webhooks: Story = {
  args: atWebhooks,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /CRM in Riyadh/u }))
    await expect(await canvas.findByText('https://crm.sahilan.example/hooks/sahilan')).toBeVisible()
    await expect(canvas.getByText('Enquiry received, Application received')).toBeVisible()
    await expect(await canvas.findByText('Failed: too slow')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('content.published')).toBeNull())
  },
}

export const WebhookSwitchedOff: Story = {
  args: atWebhooks,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Site search/u }))
    await expect(await canvas.findByText(/could be delivered for three days/u)).toBeVisible()
    await expect(await canvas.findByText('Nothing sent yet')).toBeVisible()
  },
}

export const WebhookSentAgain: Story = {
  args: atWebhooks,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Send again: profile.received/u }))
    await waitFor(() => expect(canvas.queryByText('Failed: too slow')).toBeNull())
  },
}

export const NewWebhook: Story = {
  args: atWebhooks,
  play: async ({ canvas }) => {
    await canvas.findByText('Intranet', { selector: 'button *' })
    await userEvent.click(canvas.getByRole('button', { name: 'New webhook' }))
    const { getByLabelText, getByRole, findByRole, findByText } = within(
      await screen.findByRole('dialog', { name: 'New webhook' }),
    )
    await userEvent.type(getByLabelText('Name'), 'Data warehouse')
    await userEvent.type(getByLabelText('Address'), 'http://warehouse.example/in')
    await userEvent.click(getByRole('button', { name: 'Save' }))
    await expect(await findByText(/Write an address that begins with/u)).toBeVisible()
    await userEvent.clear(getByLabelText('Address'))
    await userEvent.type(getByLabelText('Address'), 'https://warehouse.example/in')
    await userEvent.click(getByRole('button', { name: 'Save' }))
    await expect(await findByRole('textbox', { name: 'Secret' })).toHaveValue(
      'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4=',
    )
    await userEvent.click(getByRole('button', { name: 'I have it' }))
    await expect(await canvas.findByText('Data warehouse', { selector: 'button *' })).toBeVisible()
  },
}

export const NoWebhooks: Story = { args: { ...atWebhooks, webhooks: {} } }
export const WebhooksOnPhone: Story = { args: atWebhooks, globals: { viewport: { value: 'phone' } } }
