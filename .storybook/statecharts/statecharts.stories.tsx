import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachinePage } from './machine-page.tsx'

const meta = {
  title: 'Code/Statecharts',
  id: 'statecharts',
  tags: ['!autodocs'],
  component: MachinePage,
  args: { name: 'list' },
} satisfies Meta<typeof MachinePage>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { args: { name: 'list' } }
export const Save: Story = { args: { name: 'save' } }
export const Arrangement: Story = { args: { name: 'arrangement' } }
export const Details: Story = { args: { name: 'details' } }
export const Reading: Story = { args: { name: 'reading' } }
export const Request: Story = { args: { name: 'request' } }
export const Search: Story = { args: { name: 'search' } }
export const Notifications: Story = { args: { name: 'notifications' } }
export const Parked: Story = { args: { name: 'parked' } }
export const Download: Story = { args: { name: 'download' } }
export const Session: Story = { args: { name: 'session' } }
export const NewMail: Story = { args: { name: 'newMail' } }
export const UploadQueue: Story = { args: { name: 'uploadQueue' } }
export const VisitorForm: Story = { args: { name: 'visitorForm' } }
