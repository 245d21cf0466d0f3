import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Card } from '../../layout/card/card.tsx'
import { Icon } from '../../layout/icon/icon.tsx'
import { SearchInput } from '../../form/search-input/search-input.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { Toolbar } from './toolbar.tsx'

const meta = {
  title: 'Components/Toolbar (filter bar, actions)',
  tags: ['still'],
  id: 'components-toolbar',
  component: Toolbar,
  args: {
    end: '1 to 6 of 27',
    children: (
      <>
        <SearchInput label="Search news" placeholder="Search title or text" />
        <Button size="sm" variant="quiet">
          <Icon name="arrow-up-down" size="md" />
          Newest first
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Card>
      <Toolbar {...args} />
      <BulkBar count="2 selected">
        <Button size="sm" variant="danger">
          <Icon name="trash-2" size="md" />
          Delete
        </Button>
        <Button size="sm" variant="ghost">
          Clear selection
        </Button>
      </BulkBar>
    </Card>
  ),
} satisfies Meta<typeof Toolbar>

export default meta

export const WithBulkBar: StoryObj<typeof meta> = {}

export const OnPhone: StoryObj<typeof meta> = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

export const Dark: StoryObj<typeof meta> = { tags: ['view'], globals: { theme: 'dark' } }
