import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../action/button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { hostile } from '../../examples/example-content.ts'
import { PageTitle } from './page-title.tsx'

const meta = {
  title: 'Design/Page title',
  component: PageTitle,
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

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongWords: Story = { args: { title: hostile.long } }
