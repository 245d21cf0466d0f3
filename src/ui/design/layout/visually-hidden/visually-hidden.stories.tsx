import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Components/Visually hidden (sr-only, screen reader text)',
  id: 'components-visually-hidden',
  component: VisuallyHidden,
  args: { children: '4 unread' },
  render: (args) => (
    <p>
      Enquiry mails <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta

export const HiddenText: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 unread').getBoundingClientRect().width).toBe(1)
  },
}
