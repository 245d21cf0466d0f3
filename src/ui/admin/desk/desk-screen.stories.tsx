import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../sample/office/office-story.ts'
import { sampleDesk } from '../../sample/office/desk/sample-desk.ts'
import type { Office } from '../../sample/office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/Desk',
  args: { at: '/Desk', defaultRole: 'Admin', desk: sampleDesk },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Hours: Story = {
  tags: ['K6'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText('Paste a list, one holiday a line'),
      '1 Jan 2027, New Year\n31 Feb 2027, Founding Day',
    )
    await expect(canvas.getByText('1 of 2 can be added.')).toBeVisible()
    await expect(canvas.getByText('There is no such day.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add this one' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible()
  },
}

export const HoursOnAPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const Routing: Story = {
  args: { at: '/Desk?list=routing' },
  tags: ['K4'],
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('group', { name: 'Subject' })
    if (second === undefined) throw new Error('There is no second rule')
    const press = within(second).getByRole('checkbox', { name: 'Press' })
    await expect(press).toBeChecked()
    await userEvent.click(press)
    await userEvent.click(within(second).getByRole('checkbox', { name: 'Sales' }))
    await expect(within(second).getByText('All subjects')).toBeVisible()
    const [companies] = canvas.getAllByRole('group', { name: 'About company' })
    await expect(companies).toHaveTextContent('All companies')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible()
  },
}
export const Templates: Story = {
  args: { at: '/Desk?list=templates' },
  tags: ['K9'],
  play: async ({ canvas, userEvent }) => {
    const english = await canvas.findByLabelText<HTMLTextAreaElement>('Text, English')
    await userEvent.click(english)
    await userEvent.click(canvas.getByRole('button', { name: 'company' }))
    await expect(english.value).toContain('{{company}}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText('Template saved.')).toBeVisible()
  },
}
export const TemplatesOnAPhone: Story = {
  args: { at: '/Desk?list=templates' },
  tags: ['view'],
  globals: { viewport: { value: 'phone' } },
}
export const Figures: Story = { args: { at: '/Desk?list=figures' }, tags: ['K8'] }
export const ReadOnly: Story = {
  args: { defaultRole: 'Hr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an Admin can change the desk.')).toBeVisible()
  },
}
export const Loading: Story = { args: { behaviour: pending } }
export const NotFetched: Story = { args: { behaviour: { failing: { reads: exampleFailures.offline } } } }
