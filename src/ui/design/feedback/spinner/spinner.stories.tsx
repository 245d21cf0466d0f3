import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Components/Spinner (loader, progress)',
  id: 'components-spinner',
  component: Spinner,
  args: { children: 'Loading...' },
} satisfies Meta<typeof Spinner>

export default meta

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}
