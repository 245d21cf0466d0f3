import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../action/button/button.tsx'
import { Card } from '../../layout/card/card.tsx'
import { Icon } from '../../layout/icon/icon.tsx'
import { sailPicture } from '../../examples/example-content.ts'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/Empty state (blank slate, no results)',
  tags: ['still'],
  id: 'components-empty-state',
  component: EmptyState,
  args: {
    title: 'No team members yet',
    text: 'People you add here appear on the About us page, in the order you add them.',
    drawing: <img src={sailPicture} alt="" />,
    action: (
      <Button>
        <Icon name="plus" size="md" />
        Add the first member
      </Button>
    ),
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>

export default meta

export const WithAction: StoryObj<typeof meta> = {}

export const NothingToDo: StoryObj<typeof meta> = {
  args: { title: 'No mail yet', drawing: undefined, action: undefined },
}
