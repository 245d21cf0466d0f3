import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile } from '../../examples/example-content.ts'
import { SectionLinks } from './section-links.tsx'

const meta = {
  title: 'Components/Section links (anchor links, on this page)',
  tags: ['still'],
  id: 'components-section-links',
  component: SectionLinks,
  // In iframes, as each has a landmark of the same name.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: {
    links: [
      { id: 'brand', title: 'Brand' },
      { id: 'contact', title: 'Contact' },
      { id: 'facts', title: 'Facts' },
    ],
  },
} satisfies Meta<typeof SectionLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}

export const Overflowing: Story = {
  args: { links: [hostile.long, hostile.arabic].map((title, at) => ({ id: String(at), title })) },
  globals: { viewport: { value: 'phone' } },
}
