import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleHome } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readHome } from './home-data.ts'
import { Ledger } from './ledger.tsx'

const meta = {
  ...siteStory(async (read) => {
    const { companiesTitle, brands, offersServices } = await readHome(read)
    return { companiesTitle, brands, offersServices }
  }),
  title: 'Site/Companies ledger',
  component: Ledger,
} satisfies Meta<typeof Ledger>

export default meta
type Story = StoryObj<typeof Ledger>

export const Whole: Story = {}

/** Without services to link to, the cells are not links. */
export const WithoutServices: Story = {
  args: { offersServices: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const OddNumber: Story = { args: { brands: sampleHome.brands.slice(0, 3) } }
export const OneCompany: Story = {
  args: { companiesTitle: '', brands: sampleHome.brands.slice(0, 1) },
}
/** A logo has the registered name; a page in another language shows the translated one below it. */
export const NamesInArabic: Story = {
  globals: { language: 'ar' },
  args: {
    brands: sampleHome.brands.slice(0, 1).map((brand) => ({
      ...brand,
      title: 'جالبوت البحرية',
      untranslated: [],
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('جالبوت البحرية')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { tags: ['view'], globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
