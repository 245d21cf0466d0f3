import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { languagesIn } from '#domain/language/language.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import { officeStory, pending } from '../../sample/office/office-story.ts'
import type { Office } from '../../sample/office/office.tsx'
import { sampleGroup } from '../../sample/office/sample-group.ts'

const sectors = ['الموانئ والخدمات البحرية', 'الشحن والتخليص والتبريد', '', 'العقارات والمرافق']

/** One brand is missing, and one is out of date. */
const brand = sampleGroup.brand.map((item, at) => ({
  ...item,
  translations: { ar: { title: 'شركة', sector: sectors[at] ?? '' } },
  sources: { ar: { title: sourceHash(at === 1 ? 'Its former name' : item.title) } },
}))

const meta = {
  ...officeStory,
  title: 'Admin/Languages',
  args: { at: '/Languages', defaultRole: 'Admin', items: { ...sampleGroup, brand } },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /^Brands/ }))
    await expect(row.getByRole('link', { name: '1 out of date in Brands' })).toBeVisible()
  },
}

export const Several: Story = { args: { languages: languagesIn('en,ar,fr') } }
export const Phone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['view'], globals: { theme: 'dark' } }
export const Loading: Story = { args: { behaviour: pending } }
export const NotFetched: Story = { args: { behaviour: { failing: { reads: exampleFailures.offline } } } }
export const OneLanguage: Story = { args: { languages: languagesIn('en') } }
