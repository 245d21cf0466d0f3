import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileAbout, sampleAbout } from '../about/sample-about.ts'
import { Story as Shores } from './story.tsx'

const { statement, statementAr, facts } = sampleAbout

const meta = {
  title: 'Site/Two shores',
  component: Shores,
  args: { statement, statementAr, facts },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shores>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OneShore: Story = { args: { statementAr: undefined } }
export const FiguresAlone: Story = { args: { statement: undefined, statementAr: undefined } }
export const LongWords: Story = {
  args: {
    statement: hostileAbout.statement,
    statementAr: hostileAbout.statementAr,
    facts: hostileAbout.facts,
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
