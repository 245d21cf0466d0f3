import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/example-failures.ts'
import { officeStory, pending } from '../sample/office-story.ts'
import type { Office } from '../sample/office.tsx'
import { hostileContents } from '../sample/sample-contents.ts'

const meta = {
  ...officeStory,
  title: 'Admin/List',
  args: { at: '/NewsList', usualRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const News: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 articles, newest first on the site')).toBeVisible()
  },
}

export const Loading: Story = { args: { behaviour: pending } }

export const Empty: Story = {
  args: { items: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No articles yet' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { at: '/NewsList?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches “submarine”.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const SecondPage: Story = { args: { at: '/NewsList?size=6&page=2&sort=-title' } }

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/^Select Dhuha/))
    await userEvent.click(canvas.getByLabelText(/^Select Rutabi/))
    await expect(canvas.getByText('2 selected')).toBeVisible()
  },
}

export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Jalboot/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this article?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Hostile: Story = { args: { items: hostileContents } }

export const Brands: Story = { args: { at: '/OurBrands' } }
export const Sliders: Story = { args: { at: '/SlidersList' } }
export const History: Story = { args: { at: '/OurHistoryList' } }
export const Team: Story = { args: { at: '/TeamList', role: 'Admin' } }
export const Portfolio: Story = { args: { at: '/PortfolioList', role: 'Admin' } }
export const Careers: Story = { args: { at: '/CareerList', role: 'Hr' } }
