import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PreviewBar } from './preview-bar.tsx'

const omar = { id: '3', name: 'Omar Sabt' }
const nationalDay = '2026-12-15T21:00:00.000Z'

const meta = {
  title: 'Site/Preview bar',
  component: PreviewBar,
  args: {
    moment: nationalDay,
    moments: [
      { dueAt: '2026-12-05T06:00:00.000Z', releases: [], total: 1 },
      { dueAt: nationalDay, releases: ['National Day'], total: 4 },
      { dueAt: '2026-12-18T21:00:00.000Z', releases: ['National Day', 'Opening at Hidd'], total: 3 },
    ],
    hrefAt: (at) => `#${at}`,
    changes: [
      {
        subject: 'slider',
        itemId: '1',
        kind: 'update',
        title: 'One nation, two shores, fifty-five years',
        changes: ['title', 'image', 'translations.ar.title'],
        conflicts: ['title'],
        release: 'National Day',
        author: omar,
      },
      {
        subject: 'newsArticle',
        itemId: '900000000000001',
        kind: 'add',
        title: 'Salwan Health to build a courtyard hospital in Isa Town',
        changes: ['title'],
        conflicts: [],
        release: 'National Day',
        author: { id: '4', name: 'Layla Mansoor' },
      },
      {
        subject: 'brand',
        itemId: '5',
        kind: 'unpublish',
        title: '',
        changes: [],
        conflicts: [],
        release: '',
        author: omar,
      },
    ],
    timeZone: 'Asia/Bahrain',
    until: '',
    endHref: '#end',
    typed: { query: [], date: '', time: '' },
    isPosted: false,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof PreviewBar>

export default meta
type Story = StoryObj<typeof meta>

export const AtTime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3 differences on this page'))
    await expect(canvas.getByText(/^title, [a-z ]+, title \(Arabic\)$/)).toBeVisible()
    await expect(canvas.getByText(/Also changed on the site: title\./)).toBeVisible()
    await userEvent.click(canvas.getByText(/^16 Dec, 00:00/, { selector: 'summary *' }))
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(
      '16 Dec, 00:00 · National Day, 4 changes',
    )
    await expect(canvas.getByRole('link', { name: 'Drafts' })).toBeVisible()
  },
}

export const Drafts: Story = { args: { moment: 'drafts', changes: [] } }

export const PastTime: Story = {
  args: {
    moment: 'drafts',
    typed: { query: [['location', 'Hidd']], date: '2020-01-01', time: '09:00', error: 'past' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This time has passed. Choose a later one.')
    await expect(canvas.getByLabelText('Date')).toHaveValue('2020-01-01')
  },
}

export const OneMoment: Story = {
  args: { until: '2026-11-30T06:00:00.000Z' },
  render: (args) => <PreviewBar {...args} hrefAt={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Another time…')).not.toBeInTheDocument()
    await expect(canvas.getByText(/^Preview link, valid until 30 Nov/)).toBeVisible()
  },
}

export const Posted: Story = {
  args: { isPosted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This is a preview. Nothing was sent.')
  },
}
