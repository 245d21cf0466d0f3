import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Components/Skip link (skip to content)',
  id: 'components-skip-link',
  component: SkipLink,
  // In iframes, as each has a landmark of the same name.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Press the Tab key.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
