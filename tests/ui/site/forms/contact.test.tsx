import { pageLanguageOf } from '#domain/language/page-language.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyEnquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { enquiryErrors } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { ContactPage, type ContactPageProps } from '#ui/site/contact/contact-page.tsx'
import type { FormResponses } from '#ui/site/visitor-form/form-responses.ts'
import { contactRoute, type ContactSearch } from '#ui/site/contact/contact-route.tsx'
import { whatsappAddress } from '#ui/site/contact/contact-details.tsx'

afterEach(cleanup)

type Contact = NonNullable<NonNullable<HomePageContent['site']>['contact']>

const everyWay: Contact = {
  email: 'hello@sahilan.example',
  phone: '+973 1700 0158',
  whatsapp: '+973 3300 0158',
  address: 'Quay House, Manama',
  map: 'https://map.example/quay-house',
  hours: 'Sunday to Thursday, 8:00 to 16:30',
}

const show = (contact: Contact = {}, more: Partial<ContactPageProps> = {}) => {
  const frame = { site: { contact }, enquiry: { enquiryText: 'A person in Manama reads them.' } }
  return render(
    <ContactPage frame={frame} contact={{ companies: [{ id: '1', title: 'Badgir Estates' }] }} {...more} />,
  ).container
}

const form = () => document.querySelector('form')
const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('[P3] has an enquiry form that is posted without scripts', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact us')
  expect([form()?.method, form()?.getAttribute('action')]).toEqual(['post', '/contact'])
  const names = [...(form()?.elements ?? [])].map((field) => field.getAttribute('name'))
  expect(new Set(names.filter((name) => name !== null))).toEqual(
    new Set([...Object.keys(emptyEnquiry), 'website', 'consent']),
  )
  expect(screen.getByRole('button', { name: 'Send enquiry' }).getAttribute('type')).toBe('submit')
})

test('[P3] links each contact detail', () => {
  show(everyWay)
  // jsdom takes the place where the address may break for a space.
  expect(addressOf(/^hello@\s?sahilan\.example$/)).toBe('mailto:hello@sahilan.example')
  expect(addressOf('+973 1700 0158')).toBe('tel:+97317000158')
  expect(addressOf('+973 3300 0158')).toBe('https://wa.me/97333000158')
  expect(addressOf('Show on the map')).toBe('https://map.example/quay-house')
  expect(screen.getByText('Quay House, Manama').tagName).toBe('ADDRESS')
  expect(screen.getByText('Sunday to Thursday, 8:00 to 16:30')).toBeTruthy()
})

test('[P3] leaves out missing contact details', () => {
  const page = show()
  expect(page.querySelector('dl, a, img')).toBeNull()
  cleanup()
  show({ hours: 'Always' })
  expect([...document.querySelectorAll('dt')].map((name) => name.textContent)).toEqual(['Hours'])
})

test.each([
  ['+973 3300 0158', 'https://wa.me/97333000158'],
  ['00973-33000158', 'https://wa.me/97333000158'],
  ['https://wa.me/97333000158', 'https://wa.me/97333000158'],
  ['ask us', ''],
])('[P3] the WhatsApp address of %s is %s', (number, address) => {
  expect(whatsappAddress(number)).toBe(address)
})

test('[P3] shows the errors of a refused post beside the fields', () => {
  const enquiry = { ...emptyEnquiry, firstName: 'Sara', email: 'sara' }
  show({}, { response: { values: enquiry, errors: enquiryErrors(enquiry) } })
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Sara')
  const email = screen.getByLabelText('Email')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Invalid email format')
})

test('[P3] shows a failure above the fields, and acknowledges an enquiry', () => {
  const failure = { reason: 'StoreBusy', message: 'Try again.' }
  show({}, { response: { values: emptyEnquiry, errors: {}, failure } })
  expect(screen.getByRole('alert').textContent).toBe('Failed to submit formTry again.')
  cleanup()
  show({}, { sent: '1' })
  expect(screen.getByRole('status').textContent).toBe(
    'Thank you. Your enquiry has arrived.Email sent successfullySend another enquiry',
  )
  cleanup()
  show({}, { sent: 'K7M2PQ9X' })
  expect(screen.getByRole('status').textContent).toContain('Your referenceK7M2PQ9X')
})

test('[P3] sets title, description and canonical address', async () => {
  const frame = { site: { brandName: 'Sahilan', contact: everyWay }, enquiry: {} }
  // The router's matches have many more fields than a head reads.
  const headOf = (search: ContactSearch, formResponses?: FormResponses) => {
    const match = {
      search,
      context: { publicUrl: 'https://a.example', ...pageLanguageOf('en', 'en'), formResponses },
    }
    return contactRoute.options.head?.({ matches: [{ loaderData: frame }], match } as never)
  }
  const head = await headOf({})
  expect(head?.meta).toContainEqual({ title: 'Contact us | Sahilan' })
  expect(head?.meta).toContainEqual({
    name: 'description',
    content: 'Quay House, Manama, +973 1700 0158, hello@sahilan.example',
  })
  expect(head?.links).toEqual([{ rel: 'canonical', href: 'https://a.example/contact' }])
  expect((await headOf({ sent: '1' }))?.meta).toContainEqual({ title: 'Sent: Contact us | Sahilan' })
  const refused = await headOf({}, { contact: { values: emptyEnquiry, errors: {} } })
  expect(refused?.meta).toContainEqual({ title: 'Error: Contact us | Sahilan' })
})
