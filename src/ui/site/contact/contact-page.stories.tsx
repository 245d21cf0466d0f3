import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emptyEnquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { enquiryErrors } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import { sampleFrame } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readFrame } from '../layout/frame/frame-data.ts'
import { readContact } from './contact-data.ts'
import { ContactPage } from './contact-page.tsx'

const { address, phone, email } = sampleFrame.site.contact ?? {}
const fewWays = Object.fromEntries(Object.entries({ address, phone, email }))

const meta = {
  ...siteStory(async (read) => ({ frame: await readFrame(read), contact: await readContact(read) })),
  title: 'Site/Contact page',
  component: ContactPage,
} satisfies Meta<typeof ContactPage>

export default meta
type Story = StoryObj<typeof ContactPage>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+973 1700 0158' })).toHaveAttribute(
      'href',
      'tel:+97317000158',
    )
  },
}

/** Without a WhatsApp number, hours, a map and a picture. */
export const WithFewDetails: Story = {
  args: {
    frame: { ...sampleFrame, site: { ...sampleFrame.site, contact: fewWays } },
    contact: { companies: [] },
  },
}

export const WithPressContact: Story = {
  args: {
    contact: {
      companies: [],
      press: { name: 'Omar Sabt', email: 'press@sahilan.example', phone: '+973 1700 0160' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Press contact', { selector: 'dt' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'press@sahilan.example' })).toBeVisible()
  },
}

/** Only the form is always there. */
export const EmptySite: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Email', { selector: 'dt' })).toBeNull()
    await expect(canvas.queryByLabelText(/^About which company/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Send enquiry' })).toBeVisible()
  },
}

/** Reached by “Enquire with …” on the page of a company. */
export const AboutCompany: Story = {
  tags: ['S10'],
  args: { company: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^About which company/)).toHaveValue('2')
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('')
  },
}

/** The response to a form that was posted without scripts. */
export const Refused: Story = {
  args: {
    response: {
      values: { ...emptyEnquiry, firstName: 'Sara', email: 'sara' },
      errors: enquiryErrors({ ...emptyEnquiry, firstName: 'Sara', email: 'sara' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid email format')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Sara')
  },
}

export const Failed: Story = {
  args: {
    response: {
      values: { ...emptyEnquiry, firstName: 'Sara' },
      errors: {},
      failure: { reason: 'StoreBusy', message: 'Please try again in a moment.' },
    },
  },
}

export const Sent: Story = { args: { sent: 'K7M2PQ9X', code: 'M4TR-8XWQ-2PHD-K9VB' } }

export const LongWords: Story = { globals: { data: 'hostile' } }

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { tags: ['view'], globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
