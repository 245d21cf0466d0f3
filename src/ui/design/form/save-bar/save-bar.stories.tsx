import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../action/button/button.tsx'
import { SaveBar } from './save-bar.tsx'

const meta = {
  title: 'Components/Save bar (sticky footer, form actions)',
  tags: ['still'],
  id: 'components-save-bar',
  component: SaveBar,
  args: {
    note: 'Unsaved changes',
    children: (
      <>
        <Button size="sm" variant="ghost">
          Cancel
        </Button>
        <Button size="sm">Save changes</Button>
      </>
    ),
  },
} satisfies Meta<typeof SaveBar>

export default meta

export const Unsaved: StoryObj<typeof meta> = {}

export const OnPhone: StoryObj<typeof meta> = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
