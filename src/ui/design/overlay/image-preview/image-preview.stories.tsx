import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { hostile, navyLogoPicture, onePixelPicture, sailPicture } from '../../examples/example-content.ts'
import { designWords as arabicDesignWords } from '../../words/ar.ts'
import { designWords } from '../../words/en.ts'
import { ImagePreview } from './image-preview.tsx'
import { zoomRange } from './zoom.ts'

const meta = {
  title: 'Components/Image preview (lightbox, zoom)',
  id: 'components-image-preview',
  component: ImagePreview,
  args: {
    open: true,
    onOpenChange: fn(),
    src: sailPicture,
    alt: 'A dhow under sail',
    title: 'quay-1967.svg',
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ImagePreview>

export default meta
type Story = StoryObj<typeof meta>

const scale = () => screen.getByRole('status').textContent

export const Whole: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Zoom out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close preview' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

const zoomBy = async (label: string) => {
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await waitFor(() => expect(scale()).toBe('1.5×'))
  await userEvent.keyboard('++-')
  await waitFor(() => expect(scale()).toBe('2.0×'))
  await fireEvent.wheel(screen.getByRole('img'), { deltaY: -100 })
  await waitFor(() => expect(scale()).toBe('2.5×'))
}

export const Zoomed: Story = { play: () => zoomBy(designWords.zoomIn) }

export const ZoomedInArabic: Story = {
  globals: { language: 'ar' },
  play: () => zoomBy(arabicDesignWords.zoomIn),
}

export const ZoomedToMaximum: Story = {
  play: async () => {
    const steps = (zoomRange.maximum - zoomRange.minimum) / zoomRange.step
    const picture = await screen.findByRole('img')
    for (let step = 0; step <= steps; step += 1) await fireEvent.wheel(picture, { deltaY: -100 })
    await waitFor(() => expect(scale()).toBe('50.0×'))
    await expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(scale()).toBe('1.0×'))
  },
}

export const LogoOnWhite: Story = { args: { src: navyLogoPicture, title: 'logo.svg', onWhite: true } }

export const OnePixel: Story = { args: { src: onePixelPicture, title: hostile.long } }

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
