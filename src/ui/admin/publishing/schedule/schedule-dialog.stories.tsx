import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TimeZones } from '../../screen-parts/times.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

const scheduled = {
  dueAt: '2026-12-05T06:00:00.000Z',
  revertAt: '2026-12-08T06:00:00.000Z',
  release: 'Opening at Hidd',
}

const bahrain = 'Asia/Bahrain'

const meta = {
  title: 'Admin/Schedule dialog',
  component: ScheduleDialog,
  args: {
    value: { dueAt: '', revertAt: '', release: '' },
    releases: ['National Day', 'Opening at Hidd'],
    onCancel: fn(),
    onSave: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } }, site: bahrain, own: bahrain },
  decorators: [
    (Story, { parameters: { site, own } }) => (
      <TimeZones value={{ site, own }}>
        <Story />
      </TimeZones>
    ),
  ],
} satisfies Meta<typeof ScheduleDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const New: Story = {
  play: async ({ args }) => {
    const { getByLabelText, getByRole, getByText } = await dialog()
    await expect(getByText(/^Bahrain time,/)).toHaveTextContent('Bahrain time, UTC+3')
    await userEvent.click(getByRole('button', { name: 'Schedule' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(getByLabelText('Date'), '2026-12-05')
    await userEvent.type(getByLabelText('Time'), '09:00')
    await userEvent.click(getByRole('button', { name: /^Schedule for 5 Dec/ }))
    await expect(args.onSave).toHaveBeenCalledWith({ ...scheduled, revertAt: '', release: '' })
  },
}

export const Move: Story = { args: { value: scheduled } }

export const OtherTimeZone: Story = {
  args: { value: scheduled },
  parameters: { own: 'Europe/London' },
  play: async () => {
    const { getByText } = await dialog()
    await waitFor(() => expect(getByText(/For you: 5 Dec.* 06:00 \(United Kingdom time\)/)).toBeVisible())
  },
}

export const MissingHour: Story = {
  args: { value: { ...scheduled, revertAt: '' } },
  parameters: { site: 'Europe/London' },
  play: async () => {
    const { getByLabelText, getByRole } = await dialog()
    await userEvent.clear(getByLabelText('Date'))
    await userEvent.type(getByLabelText('Date'), '2027-03-28')
    await userEvent.clear(getByLabelText('Time'))
    await userEvent.type(getByLabelText('Time'), '01:30')
    await expect(getByRole('status')).toHaveTextContent('It will be 28 Mar 2027, 02:30.')
  },
}

export const DoubleHour: Story = {
  args: { value: { ...scheduled, revertAt: '' } },
  parameters: { site: 'Europe/London' },
  play: async ({ args }) => {
    const { getByLabelText, getByRole } = await dialog()
    await userEvent.clear(getByLabelText('Date'))
    await userEvent.type(getByLabelText('Date'), '2027-10-31')
    await userEvent.clear(getByLabelText('Time'))
    await userEvent.type(getByLabelText('Time'), '01:30')
    await userEvent.click(getByRole('button', { name: 'Move' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(getByRole('radio', { name: 'Second (UTC+0)' }))
    await userEvent.click(getByRole('button', { name: /^Move to / }))
    await expect(args.onSave).toHaveBeenCalledWith({
      ...scheduled,
      dueAt: '2027-10-31T01:30:00.000Z',
      revertAt: '',
    })
  },
}

export const Refused: Story = {
  args: {
    value: scheduled,
    errors: {
      dueAt: 'This time has passed. Publish now or choose a later time.',
      revertAt: 'The end must be later than the start.',
      closingDate: 'The position closes before it is published.',
    },
  },
  play: async () => {
    const { getAllByLabelText } = await dialog()
    const [due, end] = getAllByLabelText('Time')
    await expect(due).toHaveAccessibleDescription(/This time has passed/)
    await expect(end).toHaveAccessibleDescription(/The end must be later/)
  },
}

export const Unpublish: Story = {
  args: { of: 'unpublish' },
  play: async ({ args }) => {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Unpublish' }))
    await expect(args.onSave).toHaveBeenCalledWith({ dueAt: '', revertAt: '', release: '' })
  },
}

export const UnpublishLater: Story = {
  args: { of: 'unpublish' },
  play: async ({ args }) => {
    const { getByRole, getByLabelText } = await dialog()
    await userEvent.click(getByRole('radio', { name: 'At a time' }))
    await waitFor(() => expect(getByLabelText('Date')).toBeVisible())
    // A year of six digits, as it comes about by typing on, is refused instead of read as now.
    await fireEvent.change(getByLabelText('Date'), { target: { value: '202612-12-05' } })
    await userEvent.type(getByLabelText('Time'), '09:00')
    await userEvent.click(getByRole('button', { name: 'Unpublish' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const ChangeBack: Story = { args: { value: scheduled, of: 'changeBack' } }

export const Release: Story = {
  args: { value: { ...scheduled, revertAt: '' }, of: 'release' },
  play: async ({ args }) => {
    const { getByLabelText, getByRole } = await dialog()
    await userEvent.clear(getByLabelText('Release'))
    await userEvent.click(getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(getByLabelText('Release'), 'Hidd')
    await userEvent.clear(getByLabelText('Time'))
    await userEvent.type(getByLabelText('Time'), '10:00')
    await userEvent.click(getByRole('button', { name: /^Move to 5 Dec/ }))
    await expect(args.onSave).toHaveBeenCalledWith({
      dueAt: '2026-12-05T07:00:00.000Z',
      revertAt: '',
      release: 'Hidd',
    })
  },
}

export const Saving: Story = { args: { value: scheduled, busy: true } }
