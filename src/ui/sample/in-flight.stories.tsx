import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Office } from '#ui/sample/office/office.tsx'
import { officeStory } from '#ui/sample/office/office-story.ts'
import { sampleNotifications } from '#ui/sample/office/desk/sample-notifications.ts'
import { fillIn } from './fill-in.ts'
import { setNetwork } from './network.ts'
import { shownStates } from './shown-states.ts'

/** Screens with a request in flight: each story loads a screen, stops the network and starts an action. */
const meta = {
  ...officeStory,
  // Storybook adds the description to these parameters, so it must see them in this file.
  parameters: { ...officeStory.parameters, docs: { ...officeStory.parameters.docs } },
  title: 'Product/Waiting for the server',
  id: 'product-in-flight',
  args: { at: '/NewsList', defaultRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click((await canvas.findAllByRole('button', { name }))[0] ?? document.body)

const expectState = (state: string) => waitFor(() => expect([...shownStates()]).toContain(state))

export const Removing: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^Delete Jalboot/)
    const dialog = within(await screen.findByRole('alertdialog'))
    setNetwork('never answers')
    await userEvent.click(dialog.getByRole('button', { name: /^Delete/ }))
  },
}

export const Saving: Story = {
  args: { at: '/EditNews/6' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), '!')
    setNetwork('never answers')
    await press(canvas, 'Publish')
    await expect(await canvas.findByRole('button', { name: /Saving/ })).toBeDisabled()
  },
}

const reorder: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByText('Badgir Estates')
  await press(canvas, 'Reorder')
}
const list = () => screen.findByRole('list', { name: 'Order of the brands' })

export const Arranging: Story = {
  args: { at: '/OurBrands' },
  play: async (context) => {
    await reorder(context)
    await expectState('arrangement.arranging')
  },
}

export const ArrangementLoading: Story = {
  args: { at: '/OurBrands' },
  play: async (context) => {
    await context.canvas.findByText('Badgir Estates')
    setNetwork('never answers')
    await reorder(context)
  },
}

export const ArrangementNotFetched: Story = {
  args: { at: '/OurBrands' },
  play: async (context) => {
    await context.canvas.findByText('Badgir Estates')
    setNetwork('status 500')
    await reorder(context)
    const again = await screen.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(again).toBeVisible())
  },
}

export const ArrangementSaving: Story = {
  args: { at: '/OurBrands' },
  play: async (context) => {
    await reorder(context)
    await userEvent.click(within(await list()).getByRole('button', { name: 'Move Badgir Estates up' }))
    setNetwork('never answers')
    await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  },
}

export const RequestingLink: Story = {
  args: { at: '/forgot', role: 'signed out', resets: { byMail: true } },
  play: async ({ canvas }) => {
    await fillIn(await canvas.findByLabelText('Email'), 'noor@sahilan.example')
    setNetwork('never answers')
    await press(canvas, 'Send a link')
  },
}

const look: NonNullable<Story['play']> = async ({ canvas }) => {
  await press(canvas, 'Go to')
  await userEvent.type(await screen.findByRole('combobox'), 'berth')
}

export const Searching: Story = {
  play: async (context) => {
    await context.canvas.findByText(/6 articles/)
    setNetwork('never answers')
    await look(context)
    await expectState('search.finding')
  },
}

export const SearchFailed: Story = {
  play: async (context) => {
    await context.canvas.findByText(/6 articles/)
    setNetwork('status 500')
    await look(context)
    await expectState('search.failed')
  },
}

const inbox = { at: '/enquirymails', role: 'Admin', notifications: sampleNotifications.parked } as const

export const NotificationsLoading: Story = {
  args: inbox,
  play: async ({ canvas }) => {
    const mail = await canvas.findByText(/Priya Nair/)
    setNetwork('never answers')
    await userEvent.click(mail)
  },
}

export const NotificationSendingAgain: Story = {
  args: { ...inbox, at: '/enquirymails?open=3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send again' })
    setNetwork('never answers')
    await press(canvas, 'Send again')
  },
}

export const AllSendingAgain: Story = {
  args: inbox,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send all again' })
    setNetwork('never answers')
    await press(canvas, 'Send all again')
  },
}

export const ParkedLoading: Story = { args: inbox, globals: { network: 'never answers' } }

export const Downloading: Story = {
  args: inbox,
  play: async ({ canvas }) => {
    await canvas.findByText(/Priya Nair/)
    setNetwork('never answers')
    await press(canvas, /Export|Download/)
  },
}

export const SigningOut: Story = {
  args: { at: '/account' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Account' })
    setNetwork('never answers')
    await press(canvas, /Arjun Menon/)
    await press(canvas, 'Sign out')
  },
}

export const EndingAllSessions: Story = {
  args: { at: '/account' },
  play: async ({ canvas }) => {
    await press(canvas, 'Sign out everywhere')
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
    setNetwork('never answers')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }))
  },
}
