import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { fillIn } from '#ui/sample/fill-in.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { samplePeople } from '../../../sample/office/sample-people.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Personal data',
  args: { at: '/PersonalData', defaultRole: 'Admin' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const find = async (canvas: Canvas, email: string) => {
  await fillIn(await canvas.findByLabelText('Email'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Find' }))
}

export const Empty: Story = {}

export const Found: Story = {
  play: async ({ canvas }) => {
    await find(canvas, 'Yusuf@example.com')
    await expect(await canvas.findByText('Applications in the inbox')).toBeVisible()
  },
}

export const FoundOnPhone: Story = { ...Found, globals: { viewport: { value: 'phone' } } }

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await find(canvas, 'nobody@example.com')
    await expect(await canvas.findByText('No personal data found for this email.')).toBeVisible()
  },
}

export const AccountOfStaff: Story = {
  play: async ({ canvas }) => {
    await find(canvas, samplePeople.Admin.email)
    await expect(await canvas.findByText(/A member of staff signs in with this email/)).toBeVisible()
  },
}

export const NoAddress: Story = {
  play: async ({ canvas }) => {
    await find(canvas, 'nobody')
    await expect(await canvas.findByText('Invalid email format')).toBeVisible()
  },
}

export const Confirming: Story = {
  play: async ({ canvas, canvasElement }) => {
    await Found.play?.({ canvas, canvasElement } as Parameters<NonNullable<Story['play']>>[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }))
  },
}

export const Erased: Story = {
  play: async ({ canvas }) => {
    await find(canvas, 'yusuf@example.com')
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase' }))
    const page = document.body
    const again = page.querySelector<HTMLInputElement>('[name=again]')
    if (again === null) throw new Error('No dialog')
    await userEvent.type(again, 'yusuf@example.com{Enter}')
    await expect(await canvas.findByText(/^Personal data erased/)).toBeVisible()
  },
}

export const Searching: Story = {
  args: { behaviour: pending },
  play: async ({ canvas }) => find(canvas, 'yusuf@example.com'),
}

export const NotFetched: Story = {
  args: { personal: { failing: { writes: exampleFailures.offline } } },
  play: async ({ canvas }) => find(canvas, 'yusuf@example.com'),
}

export const WithoutEndpoint: Story = {
  args: { personal: { failing: { writes: exampleFailures.missing } } },
  play: async ({ canvas }) => find(canvas, 'yusuf@example.com'),
}
