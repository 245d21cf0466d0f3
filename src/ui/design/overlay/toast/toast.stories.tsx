import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { hostile } from '../../examples/example-content.ts'
import { toastTones } from './toast.tsx'
import { ToastRegion } from './toast-region.tsx'

const added = { id: '1', tone: 'success', text: 'Admin added successfully' } as const
const failed = { id: '2', tone: 'failure', text: 'Failed to update news: Something went wrong' } as const

const meta = {
  title: 'Components/Toast (snackbar, flash message)',
  id: 'components-toast',
  component: ToastRegion,
  args: { toasts: [added, failed], onDismiss: fn(), duration: 60_000 },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  render: function Region(args) {
    const [toasts, setToasts] = useState(args.toasts)
    const dismiss = (id: string) => {
      args.onDismiss(id)
      setToasts((shown) => shown.filter((toast) => toast.id !== id))
    }
    return <ToastRegion {...args} toasts={toasts} onDismiss={dismiss} />
  },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const SuccessAndFailure: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed.text))
    const success = screen.getByRole('status')
    await expect(success).toHaveTextContent(added.text)
    await waitFor(() => expect(success.closest('ol')?.getBoundingClientRect().top).toBe(8))
  },
}

export const DismissedAutomatically: Story = {
  args: { toasts: [added], duration: 300 },
  play: async ({ args }) => {
    await screen.findByText(added.text)
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(added.id), { timeout: 3000 })
    await expect(screen.queryByText(added.text)).toBeNull()
  },
}

export const StaysWhileHovered: Story = {
  args: { toasts: [added], duration: 400 },
  play: async ({ args }) => {
    await userEvent.hover(await screen.findByText(added.text))
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.unhover(screen.getByText(added.text))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalled(), { timeout: 3000 })
  },
}

export const Tones: Story = {
  args: { toasts: toastTones.map((tone) => ({ id: tone, tone, text: `It says: ${tone}` })) },
}

/** Dismisses the oldest when there are more than `max`. */
export const AtMostTwo: Story = {
  args: { toasts: [added, failed, { ...added, id: '3', text: 'Admin deleted successfully' }], max: 2 },
  play: async ({ args }) => {
    await screen.findByText('Admin deleted successfully')
    await expect(screen.queryByText(added.text)).toBeNull()
    await expect(args.onDismiss).toHaveBeenCalledWith(added.id)
  },
}

const undo = fn()

export const WithAction: Story = {
  args: {
    toasts: [{ ...added, text: 'Deleted news successfully', action: { label: 'Undo', onSelect: undo } }],
  },
}

export const ActionTaken: Story = {
  ...WithAction,
  play: async () => {
    // The toast fades out under the second click of a double click.
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}

export const WithDetail: Story = { args: { toasts: [{ ...failed, detail: 'The title is too long.' }] } }

export const LongWords: Story = {
  args: { toasts: [{ ...failed, text: hostile.long, detail: hostile.long }] },
}
