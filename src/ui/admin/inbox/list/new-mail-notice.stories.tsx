import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NewMailNotice } from './new-mail-notice.tsx'

const meta = {
  title: 'Admin/Inbox/New mail',
  component: NewMailNotice,
  args: { count: 1, inbox: { kind: 'enquiries' }, onShow: undefined },
} satisfies Meta<typeof NewMailNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Refetched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 new enquiry')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const WithButton: Story = {
  args: { count: 1_200, inbox: { kind: 'profiles' }, onShow: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,200 new applications')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

export const None: Story = { args: { count: 0 } }
