import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onePixelPicture, sailPicture } from '#ui/design/examples/example-content.ts'
import { Picture } from './picture.tsx'

const meta = {
  title: 'Site/Picture',
  component: Picture,
  args: { src: sailPicture, alt: 'A sail at sunset', sizes: '300px', loading: 'first' },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

/** A picture from another back end has one file. */
export const FromElsewhere: Story = {}

/** An uploaded picture has sources in all stored formats and widths, and its dimensions. */
export const Uploaded: Story = {
  args: { src: '/media/0123456789abcdef0123-1920x1280.webp', loading: 'late' },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('width', '1920')
    await expect(image.getAttribute('srcset')).toContain('-320.webp 320w')
    await expect(canvasElement.querySelector('source')).toHaveAttribute('type', 'image/avif')
  },
}

export const OnePixel: Story = { args: { src: onePixelPicture } }
