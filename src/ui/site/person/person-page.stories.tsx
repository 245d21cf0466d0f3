import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAbout } from '#ui/sample/site/site-samples.ts'
import type { PersonData } from './person-data.ts'
import { PersonPage } from './person-page.tsx'

const whole: PersonData = {
  person: {
    id: '2',
    name: 'Huda Al Marhoon',
    designation: 'Group Chief Executive',
    image: sampleAbout.team[0]?.image ?? '',
    description: 'Civil engineer.\n\nShe trained in Manama and Delft.',
  },
}

const meta = {
  title: 'Site/Person page',
  component: PersonPage,
  parameters: { layout: 'fullscreen', switches: [] },
  args: whole,
} satisfies Meta<typeof PersonPage>

export default meta
type Story = StoryObj<typeof PersonPage>

export const Whole: Story = {
  tags: ['S25'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Huda Al Marhoon')
    await expect(canvas.getByText('She trained in Manama and Delft.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download the portrait' })).toHaveAttribute('download')
    await expect(canvas.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about')
  },
}

/** Another back end may have people without a portrait. */
export const WithoutPortrait: Story = { args: { person: { ...whole.person, image: '' } } }

export const LongWords: Story = {
  args: {
    person: {
      ...whole.person,
      name: 'Hafenumschlagsverwaltungsgesellschaft'.repeat(2),
      description: `${'x'.repeat(400)}\n\n${'y'.repeat(400)}`,
    },
  },
}

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
