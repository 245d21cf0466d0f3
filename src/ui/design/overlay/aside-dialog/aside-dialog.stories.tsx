import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../action/button/button.tsx'
import { Field } from '../../form/field/field.tsx'
import { sailPicture } from '../../examples/example-content.ts'
import { sprinkles } from '../../style/sprinkles.css.ts'
import { TextInput } from '../../form/text-input/text-input.tsx'
import { AsideDialog } from './aside-dialog.tsx'

const meta = {
  title: 'Components/Aside dialog (drawer, side panel)',
  id: 'components-aside-dialog',
  component: AsideDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Tell us what you are building.',
    lead: 'A person in Manama reads every enquiry and replies within one working day.',
    picture: sailPicture,
    children: (
      <form className={sprinkles({ display: 'grid', gap: 4 })}>
        <Field label="First name">
          <TextInput />
        </Field>
        <Field label="Last name" error="Last name is required">
          <TextInput />
        </Field>
        <Button wide type="submit">
          Send enquiry
        </Button>
      </form>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open)
    return <AsideDialog {...args} open={open} onOpenChange={setOpen} />
  },
} satisfies Meta<typeof AsideDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tell us what you are building.' })
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  },
}

export const ClosesByItsButton: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
