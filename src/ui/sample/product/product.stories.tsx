import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { samplePassword, samplePeople } from '#ui/sample/office/sample-people.ts'
import { fillIn } from '../fill-in.ts'
import { Product } from './product.tsx'

/**
 * The site and the back office on the same stores: what a visitor sends arrives in the inbox. Navigate by links or by the
 * address field below.
 */
const meta = {
  title: 'Product/All pages',
  id: 'product-places',
  component: Product,
  args: { at: '/' },
  parameters: {
    layout: 'fullscreen',
    switches: ['role', 'network', 'data'],
    docs: { story: { inline: false, height: '760px' } },
  },
  beforeEach: async () => {
    await Promise.all([
      import('#ui/admin/screens/daily-views.tsx'),
      import('#ui/admin/screens/list-views.tsx'),
      import('#ui/admin/screens/editor-views.tsx'),
      import('#ui/admin/screens/rarely-used-views.tsx'),
    ])
  },
} satisfies Meta<typeof Product>

export default meta
type Story = StoryObj<typeof meta>

const goTo = async (address: string) => {
  const field = await screen.findByRole('textbox', { name: 'Address' })
  await userEvent.clear(field)
  await userEvent.type(field, `${address}{Enter}`)
}

export const Home: Story = {
  tags: ['P1', 'H1'],
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('link', { name: 'ABOUT US' }))[0] ?? document.body)
    await expect(await screen.findByRole('heading', { level: 1, name: /./ })).toBeVisible()
    await waitFor(() =>
      expect(document.querySelector('form[aria-label=Address] input')).toHaveValue('/about'),
    )
  },
}

/** Sends an enquiry from the home page and opens it in the back office. */
export const AnEnquiryArrives: Story = {
  tags: ['H2', 'E11', 'A9'],
  globals: { role: 'signed out' },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'ENQUIRE NOW' }))[0] ?? document.body)
    await fillIn(await screen.findByLabelText('First name'), 'Huda')
    await fillIn(screen.getByLabelText('Last name'), 'Marzooq')
    await fillIn(screen.getByLabelText('Email'), 'huda@mail.example')
    await fillIn(screen.getByLabelText('Phone'), '33 104 558')
    await userEvent.selectOptions(screen.getByLabelText('Location'), 'Bahrain')
    await userEvent.click(screen.getByLabelText('Business Inquiry'))
    await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }))
    await waitFor(() => expect(screen.getByText('Email sent successfully')).toBeVisible())
    await userEvent.keyboard('{Escape}')

    await goTo('/admin/enquirymails')
    await fillIn(await screen.findByLabelText('Email'), samplePeople.Hr.email)
    await fillIn(screen.getByLabelText('Password'), samplePassword)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect((await screen.findAllByText(/Huda Marzooq/))[0]).toBeVisible()
  },
}

/** Saves a headline in the back office and shows it on the site. */
export const AHeadlineChanges: Story = {
  tags: ['L5'],
  args: { at: '/admin/EditNews/6', usualRole: 'CXTeam' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ', today')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await screen.findByRole('heading', { level: 1, name: 'News' })
    await goTo('/newsinsights/6')
    await expect(await screen.findByRole('heading', { level: 1, name: /Hidd, today/ })).toBeVisible()
  },
}

/** Redirects from a forbidden screen to the site, which is another document. */
export const OutOfTheBackOffice: Story = {
  tags: ['G7'],
  args: { at: '/admin/AllAdmins', usualRole: 'Hr' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'ENQUIRE NOW' }))[0]).toBeInTheDocument()
  },
}

export const About: Story = {
  tags: ['P2'],
  args: { at: '/about' },
}
export const Services: Story = {
  tags: ['P4'],
  args: { at: '/services' },
}
export const News: Story = {
  tags: ['P6', 'N8'],
  args: { at: '/newsinsights/6' },
}
export const Careers: Story = {
  tags: ['P5'],
  args: { at: '/career' },
}
export const Contact: Story = {
  tags: ['P3'],
  args: { at: '/contact' },
}
export const NotFound: Story = {
  tags: ['P7', 'P9'],
  args: { at: '/nowhere' },
}
export const SignIn: Story = {
  tags: ['P8'],
  args: { at: '/admin' },
  globals: { role: 'signed out' },
}
export const Dashboard: Story = {
  tags: ['A11', 'G2'],
  args: { at: '/admin/dashboard', usualRole: 'Admin' },
}
export const EnquiryMails: Story = { args: { at: '/admin/enquirymails', usualRole: 'Hr' } }
export const NewsList: Story = { args: { at: '/admin/NewsList', usualRole: 'CXTeam' } }
