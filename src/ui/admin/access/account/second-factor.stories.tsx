import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fillIn } from '#ui/sample/fill-in.ts'
import { officeStory } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { sampleCode, samplePassword } from '../../../sample/office/sample-people.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Second factor',
  args: { at: '/account', defaultRole: 'Hr' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Second factor' }))
const setUp = async (canvas: Canvas, password = samplePassword) => {
  const shown = await card(canvas)
  await fillIn(await shown.findByLabelText('Your password'), password)
  await userEvent.click(shown.getByRole('button', { name: 'Set up' }))
  return shown
}

export const Off: Story = {}

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    const shown = await setUp(canvas, 'not the password')
    await expect(await shown.findByText('This is not your current password')).toBeVisible()
  },
}

export const Offered: Story = {
  play: async ({ canvas }) => {
    const shown = await setUp(canvas)
    await expect(await shown.findByText(/^GEZD GNBV/)).toBeVisible()
  },
}

export const SwitchedOn: Story = {
  play: async ({ canvas }) => {
    const shown = await setUp(canvas)
    await userEvent.type(await shown.findByLabelText('Code'), `${sampleCode}{Enter}`)
    await expect(await shown.findByRole('list', { name: 'Recovery codes' })).toBeVisible()
  },
}

export const On: Story = { args: { secondFactors: { on: { 2: 7 } } } }

export const Required: Story = { args: { secondFactors: { required: ['Hr'] } } }

export const OnAndRequired: Story = {
  args: { secondFactors: { on: { 2: 10 }, required: ['Hr'] } },
}
