import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { languagesIn } from '#domain/language/language.ts'
import type { FrameMessage } from '#domain/publishing/preview-message.ts'
import { SiteLanguagesContext } from '../screen-parts/use-site-languages.ts'
import { PreviewPane } from './preview-pane.tsx'

const meta = {
  title: 'Admin/Live preview',
  component: PreviewPane,
  args: {
    subject: 'newsArticle',
    values: { title: 'Jalboot Marine opens a fourth berth at Hidd', image: '', description: '' },
    onClose: fn(),
  },
  // The server of Storybook has no pages of the site.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof PreviewPane>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Sends a message as the document in the frame does. */
const receive = async (canvas: Canvas, data: FrameMessage) => {
  const frame = await canvas.findByTitle('The page as it would be')
  const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null
  window.dispatchEvent(new MessageEvent('message', { source, origin: window.location.origin, data }))
}

export const Loading: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close preview' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The page of a followed link is chosen too. */
export const FollowedLink: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByLabelText('Page shown')
    await expect(page).toHaveDisplayValue('News')
    await receive(canvas, { isReady: true })
    await waitFor(() => expect(canvas.queryByText('Loading...')).toBeNull())
    await receive(canvas, { followed: { path: '/about', language: 'en' } })
    await waitFor(() => expect(page).toHaveDisplayValue('About us'))
    await receive(canvas, { followed: { path: '/newsinsights/7', language: 'en' } })
    await waitFor(() => expect(page).toHaveDisplayValue('/newsinsights/7'))
  },
}

export const Position: Story = {
  args: { subject: 'career', values: { title: 'Welder' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Page shown')).toHaveDisplayValue('Careers')
    await expect(canvas.getByRole('option', { name: 'This position' })).toBeVisible()
  },
}

/** A page is shown at the address that is typed, until another one is chosen. */
export const OwnPage: Story = {
  args: { subject: 'page', values: { title: 'Sustainability', address: '/sustainability' } },
  render: function Typed(args) {
    const [address, setAddress] = useState('/sustainability')
    return (
      <>
        <button type="button" onClick={() => setAddress('/our-shores')}>
          Change the address
        </button>
        <PreviewPane {...args} values={{ ...args.values, address }} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const page = canvas.getByLabelText('Page shown')
    await expect(page).toHaveDisplayValue('Its own page')
    await expect(page).toHaveValue('/sustainability')
    await userEvent.click(canvas.getByRole('button', { name: 'Change the address' }))
    await expect(page).toHaveValue('/our-shores')
    await userEvent.selectOptions(page, 'About us')
    await expect(page).toHaveValue('/about')
    await userEvent.selectOptions(page, 'Its own page')
    await expect(page).toHaveValue('/our-shores')
  },
}

/** A company has its own page as soon as it says more than fits a cell. */
export const Company: Story = {
  args: { subject: 'brand', values: { title: 'Badgir', summary: 'Estates' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Page shown')).toHaveValue('/companies/new')
  },
}

/** Of a site in two languages. */
export const TwoLanguages: Story = {
  decorators: [
    (Story) => (
      <SiteLanguagesContext value={languagesIn('en,ar')}>
        <Story />
      </SiteLanguagesContext>
    ),
  ],
  play: async ({ canvas }) => {
    const arabic = canvas.getByRole('button', { name: 'العربية' })
    await userEvent.click(arabic)
    await expect(arabic).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Phone' }))
    await expect(canvas.getByTitle('The page as it would be')).toHaveStyle({ inlineSize: '390px' })
  },
}
