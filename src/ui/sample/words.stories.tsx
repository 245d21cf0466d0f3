import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory } from './office/office-story.ts'
import type { Office } from './office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Product/Languages',
  args: { at: '/NewsList', role: 'Admin', behaviour: { failing: { reads: exampleFailures.offline } } },
} satisfies Meta<typeof Office>

export default meta

/** A screen and its components have the catalogue of the toolbar's language. */
export const Arabic: StoryObj<typeof meta> = {
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const name = 'تعذّر جلب الأخبار: حدث خطأ ما'
    await expect(await page.findByRole('heading', { name }, { timeout: 10_000 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible()
  },
}

/** Every text of a catalogue stands in brackets and is a third longer. */
export const Pseudo: StoryObj<typeof meta> = {
  globals: { language: 'pseudo' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(
      await page.findByRole('button', { name: '⟦Try aagaaiin⟧' }, { timeout: 10_000 }),
    ).toBeVisible()
  },
}
