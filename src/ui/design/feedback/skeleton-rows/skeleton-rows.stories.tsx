import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../layout/card/card.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

const meta = {
  title: 'Components/Skeleton rows (placeholder, shimmer)',
  tags: ['still'],
  id: 'components-skeleton-rows',
  component: SkeletonRows,
  args: { count: 3 },
  render: (args) => (
    <Card>
      <SkeletonRows {...args} />
    </Card>
  ),
} satisfies Meta<typeof SkeletonRows>

export default meta

export const Loading: StoryObj<typeof meta> = {}

export const Dark: StoryObj<typeof meta> = { tags: ['view'], globals: { theme: 'dark' } }
