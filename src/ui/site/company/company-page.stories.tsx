import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleContents } from '#ui/sample/office/content/sample-contents.ts'
import type { CompanyData } from './company-data.ts'
import { CompanyPage } from './company-page.tsx'

const image = sampleContents.brand?.[0]?.image ?? ''

const whole: CompanyData = {
  company: {
    id: '1',
    title: 'Jalboot Marine',
    image,
    sector: 'Ports and marine services',
    summary: 'Pilotage, towage, stevedoring and ship agency at four berths, around the clock.',
    picture: image,
    figures: [
      { value: '1967', label: 'Registered' },
      { value: '4', label: 'Berths at Hidd' },
    ],
    activities: [
      { name: 'Terminal operations', text: 'Containers, general cargo and dry bulk.' },
      { name: 'Ship agency', text: '' },
    ],
    legalName: 'Jalboot Marine W.L.L.',
    registration: '0158-02',
    countries: 'Bahrain, Kuwait',
    certificates: 'ISO 9001',
    director: 'Faisal Bu Rashid',
    ownership: 'Sahilan Group Holding, 100%',
    contact: { email: 'desk@jalboot.example', website: 'https://jalboot.example' },
  },
  news: [
    { id: '1', title: 'Jalboot Marine opens a fourth berth', image, createdAt: '2026-11-15T06:00:00.000Z' },
  ],
  positions: [{ id: '1', title: 'Marine Pilot', location: 'Hidd, Bahrain', closingDate: '2026-12-31' }],
  others: [
    { id: '2', title: 'Darbline Logistics', image, hasPage: true },
    { id: '3', title: 'Badgir Estates', image: '', hasPage: false },
  ],
}

const meta = {
  title: 'Site/Company page',
  component: CompanyPage,
  parameters: { layout: 'fullscreen', switches: [] },
  args: whole,
} satisfies Meta<typeof CompanyPage>

export default meta
type Story = StoryObj<typeof CompanyPage>

/** The address is too long for its column, and breaks before its domain. */
export const LongEmailOnPhone: Story = {
  args: {
    company: {
      id: '2',
      title: 'Darbline Logistics',
      image,
      sector: 'Freight and warehousing',
      contact: { email: 'customs.bookings@darbline.example' },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'customs.bookings@darbline.example' })
    const domain = document.createRange()
    domain.setStartAfter(link.querySelector('wbr') ?? link)
    domain.setEndAfter(link.querySelector('wbr')?.nextSibling ?? link)
    await expect(domain.getClientRects()).toHaveLength(1)
  },
}

export const Whole: Story = {
  tags: ['S8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Jalboot Marine')
    const addressesOf = (name: string) =>
      canvas.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    await expect(addressesOf('Enquire with Jalboot Marine')).toEqual([
      '/contact?company=1#enquiry',
      '/contact?company=1#enquiry',
    ])
    await expect(addressesOf('Apply for Marine Pilot')).toEqual(['/career?apply=1'])
    await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news?company=1')
    await expect(canvas.getByRole('link', { name: 'Darbline Logistics' })).toHaveAttribute(
      'href',
      '/companies/2',
    )
    await expect(canvas.queryByRole('link', { name: 'Badgir Estates' })).toBeNull()
  },
}

/** Everything but the name and one field is absent. */
export const OneField: Story = {
  tags: ['S8'],
  args: {
    company: { id: '1', title: 'Jalboot Marine', image: '', sector: '', director: 'Faisal Bu Rashid' },
    news: [],
    positions: [],
    others: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Jalboot Marine',
      'For buyers and suppliers',
    ])
  },
}

export const LongWords: Story = {
  args: {
    company: {
      ...whole.company,
      title: 'Hafenumschlagsverwaltungsgesellschaft'.repeat(2),
      summary: 'x'.repeat(400),
      figures: [{ value: '1'.repeat(40), label: 'x'.repeat(200) }],
      legalName: 'x'.repeat(200),
    },
  },
}

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
