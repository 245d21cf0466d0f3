import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readAbout } from '../../../about/about-data.ts'
import { Story as Shores } from './story.tsx'

const meta = {
  ...siteStory(async (read) => {
    const { statement, otherStatement, facts } = await readAbout(read)
    return { statement, otherStatement, facts }
  }),
  title: 'Site/Two shores',
  tags: ['still'],
  component: Shores,
} satisfies Meta<typeof Shores>

export default meta
type Story = StoryObj<typeof Shores>

export const Whole: Story = {}
export const OneShore: Story = { args: { otherStatement: undefined } }
export const FiguresOnly: Story = { args: { statement: '', otherStatement: undefined } }
export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { tags: ['view'], globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
