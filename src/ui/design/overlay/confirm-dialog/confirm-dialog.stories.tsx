import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { hostile } from '../../examples/example-content.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Components/Confirm dialog (alert, are you sure)',
  id: 'components-confirm-dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete this article?',
    description:
      '“Jalboot Marine opens a fourth berth at Hidd” will leave the site at once. This cannot be undone.',
    confirmLabel: 'Delete article',
    cancelLabel: 'Keep it',
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Delete this article?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete article' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Busy: Story = { args: { busy: true, busyLabel: 'Deleting...' } }

export const TwoWays: Story = {
  args: {
    title: 'Restore version 1?',
    description: 'Publish it at once, or save it as a draft, with which the site stays as it is.',
    confirmLabel: 'Publish',
    harmless: true,
    alternative: { label: 'Save as draft', onConfirm: fn() },
  },
  play: async ({ args }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save as draft' }))
    await expect(args.alternative?.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const LongWords: Story = { args: { title: hostile.long, description: hostile.long } }

export const Dark: Story = { tags: ['view'], globals: { theme: 'dark' } }
