import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleHome } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readFrame } from '../../layout/frame/frame-data.ts'
import '../../../sample/site/moving.ts'
import { Hero } from './hero.tsx'
import { readHome } from '../home-data.ts'

const { slides: sampleSlides } = sampleHome

const meta = {
  ...siteStory(async (read) => {
    const [{ site }, { slides, offersServices }] = await Promise.all([readFrame(read), readHome(read)])
    return { site, slides, offersServices }
  }),
  title: 'Site/Hero',
  component: Hero,
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof Hero>

export const Whole: Story = {}

/** Tabs, arrow keys and the arrow button change the slide; the first follows the last. */
export const Moved: Story = {
  play: async ({ canvas }) => {
    const titles = sampleSlides.map(({ title }) => title)
    const shown = async (at: number) => {
      await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(titles[at]))
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(titles[at] ?? '')
    }
    await shown(0)
    await userEvent.click(canvas.getByRole('tab', { name: titles[2] ?? '' }))
    await shown(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await shown(0)
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await shown(2)
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus()
  },
}

/** The pause button becomes a play button and keeps the focus. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }))
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }))
    await expect(canvas.getByRole('button', { name: 'Pause slides' })).toHaveFocus()
  },
}

/** A single slide has no tabs. */
export const OneSlide: Story = {
  args: { slides: sampleSlides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull()
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
  },
}

export const SixSlides: Story = {
  args: {
    slides: [...sampleSlides, ...sampleSlides.map((slide) => ({ ...slide, id: `${slide.id}-again` }))],
  },
}
export const WithoutServices: Story = { args: { offersServices: false } }
export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const LongWordsOnPhone: Story = {
  tags: ['view'],
  globals: { data: 'hostile', viewport: { value: 'phone' } },
}
export const OnTablet: Story = { tags: ['view'], globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = {
  args: {
    slides: [
      {
        id: '1',
        title: 'مجموعة بُنيت بين ساحلين',
        description: 'ثماني شركات تعمل في النقل والبناء والطاقة والغذاء في الخليج منذ عام 1958.',
        image: sampleSlides[0]?.image ?? '',
      },
      ...sampleSlides.slice(1),
    ],
  },
  globals: { direction: 'rtl' },
}
