import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../sample/office/office-story.ts'
import type { Office } from '../../sample/office/office.tsx'
import { hostileHomePage, sampleHomePage } from '../../sample/office/content/sample-home-page.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Home page',
  args: { at: '/HomePage', defaultRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const changeAndSave = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Brand name'), ' Group')
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Brand name')).toHaveValue('Sahilan')
  },
}

export const Empty: Story = { args: { homePage: {} } }
export const Hostile: Story = { args: { homePage: hostileHomePage } }
export const Phone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { behaviour: pending } }

export const NotFetched: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.offline } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const map = await canvas.findByLabelText('Map')
    await userEvent.clear(map)
    await userEvent.type(map, 'maps.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('Map starts with https://')).toBeVisible()
    await expect(map).toHaveFocus()
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await changeAndSave(canvas)
    await waitFor(() => expect(screen.getByText('Home page updated successfully')).toBeVisible())
  },
}

export const NotSaved: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await changeAndSave(canvas)
    await waitFor(() =>
      expect(screen.getByText('Failed to update Home Page: Something went wrong')).toBeVisible(),
    )
  },
}

const [first, ...others] = sampleHomePage.facts ?? []
const theirFacts = [
  { value: '0', label: 'accidents' },
  { ...first, label: 'what they say' },
  ...others.slice(1),
]

/** Both changed the first fact; the other person removed the second one, which was changed here. */
export const ConflictingEntries: Story = {
  args: {
    behaviour: {
      failing: {
        writes: exampleFailures.changed({ ...sampleHomePage, version: 2, facts: theirFacts }),
      },
    },
  },
  play: async ({ canvas }) => {
    for (const number of [1, 2]) {
      const fact = within(await canvas.findByRole('group', { name: `Fact ${number}` }))
      await userEvent.type(fact.getByLabelText('Label'), ' here')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText(/You changed this fact; somebody else removed it/)).toBeVisible()
  },
}

const theirs = { ...sampleHomePage, version: 2, statement: 'What a colleague saved meanwhile.' }

export const ChangedByAnother: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.changed(theirs) } } },
  play: async ({ canvas }) => {
    await changeAndSave(canvas)
    await expect(await canvas.findByRole('heading', { name: 'Their version' })).toBeVisible()
  },
}
