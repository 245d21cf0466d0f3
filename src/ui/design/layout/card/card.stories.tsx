import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../../action/text-link/text-link.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Components/Card (panel, box)',
  tags: ['still'],
  id: 'components-card',
  component: Card,
  args: {
    title: 'Newest enquiries',
    action: (
      <TextLink variant="plain" href="#enquiries">
        All enquiries
      </TextLink>
    ),
    children: <p style={{ padding: '8px 22px 20px' }}>What the card is about.</p>,
  },
} satisfies Meta<typeof Card>

export default meta

export const Titled: StoryObj<typeof meta> = {}

export const Dark: StoryObj<typeof meta> = { tags: ['view'], globals: { theme: 'dark' } }
