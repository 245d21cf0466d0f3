import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../action/button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { hostile } from '../../examples/example-content.ts'
import { PageTitle } from './page-title.tsx'

const meta = {
  title: 'Components/Page title (heading, header)',
  id: 'components-page-title',
  component: PageTitle,
  // In iframes, as each is the first heading of a page.
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: {
    title: 'News',
    note: '27 articles, newest first on the site',
    actions: (
      <Button size="sm">
        <Icon name="plus" size="md" />
        Add news
      </Button>
    ),
  },
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

export const LongWords: Story = { args: { title: hostile.long } }

const tools = ['View on site', 'Copy', 'Delete', 'Version history', 'Live preview']

// Seen failing without wrapping: the title and the tools took two lines each.
export const ManyActions: Story = {
  args: {
    title: 'Jalboot Marine opens a fourth berth at Hidd',
    note: undefined,
    actions: tools.map((label) => (
      <Button key={label} size="sm" variant="quiet">
        {label}
      </Button>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1000px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heights = [canvas.getByRole('heading'), canvas.getByRole('button', { name: 'Copy' }).parentElement]
    for (const element of heights) await expect(element?.offsetHeight).toBeLessThan(60)
  },
}
