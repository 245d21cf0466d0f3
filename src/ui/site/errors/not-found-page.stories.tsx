import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundPage } from './not-found-page.tsx'

const meta = {
  title: 'Site/Not-found page',
  tags: ['still'],
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const Gone: Story = { args: { gone: true } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
