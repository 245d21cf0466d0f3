import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleAbout } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readAbout } from '../../../about/about-data.ts'
import '../../../../sample/site/moving.ts'
import { HistoryStrip } from './history-strip.tsx'

const meta = {
  ...siteStory(async (read) => {
    const { historyTitle, history } = await readAbout(read)
    return { historyTitle, history }
  }),
  title: 'Site/History strip',
  component: HistoryStrip,
} satisfies Meta<typeof HistoryStrip>

export default meta
type Story = StoryObj<typeof HistoryStrip>

export const Whole: Story = {}

/** An arrow moves the strip by one panel and is disabled at its end. */
export const Moved: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region')
    const [earlier, later] = canvas.getAllByRole('button')
    if (earlier === undefined || later === undefined) throw new Error('There are no arrows')
    await expect(earlier).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(later)
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(200))
    await waitFor(() => expect(earlier).toHaveAttribute('aria-disabled', 'false'))
    strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' })
    await waitFor(() => expect(later).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const OneYear: Story = {
  args: { historyTitle: '', history: sampleAbout.history.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(canvas.getByRole('region').scrollLeft).toBeLessThan(-200))
  },
}
