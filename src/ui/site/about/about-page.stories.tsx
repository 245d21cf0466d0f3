import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAbout } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { shownOf } from '../language/shown-of.ts'
import { readFrame } from '../layout/frame/frame-data.ts'
import { readAbout } from './about-data.ts'
import { AboutPage } from './about-page.tsx'

const meta = {
  ...siteStory(async (read) => ({ frame: await readFrame(read), about: await readAbout(read) })),
  title: 'Site/About page',
  component: AboutPage,
} satisfies Meta<typeof AboutPage>

export default meta
type Story = StoryObj<typeof AboutPage>

export const Whole: Story = {}
export const OneYearAndOnePerson: Story = {
  args: {
    about: {
      ...shownOf(sampleAbout, ['statement']),
      facts: sampleAbout.facts?.slice(0, 1) ?? [],
      history: sampleAbout.history.slice(0, 1),
      team: sampleAbout.team.slice(0, 1),
    },
  },
}
export const OwnHeadAndPrinciples: Story = {
  args: {
    about: {
      ...sampleAbout,
      head: { title: 'We stayed', lead: 'The two coasts that we work between.' },
      principles: [
        { title: 'Long contracts', text: 'We price for the twelfth year.' },
        { title: 'Plain accounts', text: 'Results go to every employee.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We stayed')
    await expect(canvas.getByRole('heading', { name: 'How we run the house' })).toBeVisible()
  },
}
/** The groups in their order, and a person who has a page. */
export const TeamInGroups: Story = {
  tags: ['S25'],
  args: {
    about: {
      ...sampleAbout,
      team: sampleAbout.team.map((member, at) =>
        at === 0
          ? { ...member, board: 'committees', page: `/people/${member.id}` }
          : { ...member, board: 'executive' },
      ),
    },
  },
  play: async ({ canvas }) => {
    const groups = ['Executive', 'Committees'].map((name) => canvas.getByRole('heading', { level: 3, name }))
    await expect(groups[0]?.compareDocumentPosition(groups[1] ?? document)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await expect(canvas.getByRole('link', { name: sampleAbout.team[0]?.name ?? '' })).toHaveAttribute(
      'href',
      `/people/${sampleAbout.team[0]?.id}`,
    )
  },
}
export const InArabicOnly: Story = {
  args: { about: { otherStatement: sampleAbout.otherStatement, history: [], team: [] } },
}

/** Sections without content are left out. */
export const EmptySite: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About us')
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { tags: ['view'], globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
