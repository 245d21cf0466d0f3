import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../action/button/button.tsx'
import { Dialog, dialogWidths } from './dialog.tsx'
import { DialogDescription, DialogTitle } from './dialog-title.tsx'

const meta = {
  title: 'Components/Dialog (modal, popup)',
  id: 'components-dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    children: (
      <>
        <DialogTitle>Leave without saving?</DialogTitle>
        <DialogDescription>What you changed on this page will be lost.</DialogDescription>
        <Button size="sm">Stay</Button>
      </>
    ),
  },
  argTypes: { width: { control: 'inline-radio', options: dialogWidths } },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange(next)
            setOpen(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog', { name: 'Leave without saving?' })
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Open: Story = {
  play: async () => {
    await expect(await open()).toHaveAccessibleDescription('What you changed on this page will be lost.')
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  },
}

export const ClosesOnEscape: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}

export const ClosesOnPressOutside: Story = {
  play: async ({ canvasElement, args }) => {
    await open()
    await userEvent.click(canvasElement.ownerDocument.documentElement)
    await gone()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const PageBehindStaysStill: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await open()
    await expect(getComputedStyle(page).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(getComputedStyle(page).overflow).not.toBe('hidden')
  },
}
