import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile } from '../../examples/example-content.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'Components/Breadcrumb (trail)',
  tags: ['still'],
  id: 'components-breadcrumb',
  component: Breadcrumb,
  // In iframes, as each has a landmark of the same name.
  parameters: { docs: { story: { inline: false, height: '80px' } } },
  render: () => (
    <Breadcrumb>
      <a href="#history">History</a>
      <span aria-current="page">Edit slide</span>
    </Breadcrumb>
  ),
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const TwoSteps: Story = {}

export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

export const LongWords: Story = {
  render: () => (
    <Breadcrumb>
      <a href="#history">History</a>
      <span aria-current="page">{hostile.long}</span>
    </Breadcrumb>
  ),
}
