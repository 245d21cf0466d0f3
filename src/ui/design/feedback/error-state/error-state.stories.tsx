import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { hostile } from '../../examples/example-content.ts'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Components/Error state (failure)',
  id: 'components-error-state',
  component: ErrorState,
  args: { message: 'Failed to fetch news: Something went wrong', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Error Occurred' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = { args: { message: hostile.long } }
