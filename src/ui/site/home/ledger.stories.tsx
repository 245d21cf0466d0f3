import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ledger } from './ledger.tsx'
import { hostileHome, sampleHome } from './sample-home.ts'

const meta = {
  title: 'Site/Companies ledger',
  component: Ledger,
  args: {
    companiesTitle: sampleHome.companiesTitle,
    brands: sampleHome.brands,
    offersServices: true,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Ledger>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

/** There is nowhere to go, so nothing is a link. */
export const WithoutServices: Story = {
  args: { offersServices: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const OddNumber: Story = { args: { brands: sampleHome.brands.slice(0, 3) } }
export const OneCompany: Story = {
  args: { companiesTitle: undefined, brands: sampleHome.brands.slice(0, 1) },
}
export const LongWords: Story = {
  args: { companiesTitle: hostileHome.companiesTitle, brands: hostileHome.brands },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
