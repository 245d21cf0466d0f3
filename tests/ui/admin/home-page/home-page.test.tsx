import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { InputRefused } from '#ports/failures.ts'
import { sampleHomePage } from '#ui/sample/office/content/sample-home-page.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open, photo, toldTwice } from '../admin-open.tsx'
import { editing, field, part, group, press, stored, saved } from './home-page-opened.ts'

afterEach(cleanup)

describe('[A14] the home page', () => {
  it('shows every section, and links to each', async () => {
    open(editing)
    expect((await field('Brand name, Arabic')).value).toBe('ساحلان')
    for (const label of ['Brand name, Arabic', 'Statement, Arabic']) {
      expect((await field(label)).dir).toBe('rtl')
      expect((await field(label)).lang).toBe('ar')
    }
    const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    for (const link of parts) {
      const section = document.querySelector(link.getAttribute('href') ?? '')
      expect(section?.getAttribute('aria-label')).toBe(link.textContent)
    }
    expect(parts).toHaveLength(13)
    const labels = ['Legal name', 'Copyright', 'Address', 'Phone', 'WhatsApp', 'Email', 'Hours', 'Map']
    const links = ['LinkedIn', 'X', 'Instagram', 'Facebook', 'YouTube']
    const texts = ['Statement', 'Companies title', 'History title', 'News title', 'Portfolio title']
    for (const label of [...labels, ...links, ...texts, 'Enquiry title', 'Enquiry text'])
      expect((await screen.findAllByLabelText(label)).length).toBeGreaterThan(0)
  })

  it('saves a change, announces it and stays editable', async () => {
    const office = open(editing)
    await office.user.type(await field('WhatsApp'), '9')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await press(office, 'Save changes')
    await saved()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await office.user.type(await field('WhatsApp'), '8')
    await office.user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => expect((await stored(office)).version).toBe(3))
    expect((await stored(office)).site).toMatchObject({
      contact: { ...sampleHomePage.site?.contact, whatsapp: '+9731700015898' },
      brandName: 'Sahilan',
    })
  })

  it('[S23] saves the words of a page, and stores no head without any', async () => {
    const office = open(editing)
    await field('Brand name')
    await office.user.type(group('Careers').getByLabelText('Title'), 'Work you can point at')
    await press(office, 'Add principle')
    await office.user.type(group('Principle 1').getByLabelText('Title'), 'Plain accounts')
    await press(office, 'Save changes')
    await saved()
    const { pages, principles } = await stored(office)
    expect(Object.keys(pages ?? {})).toEqual(['careers'])
    expect(pages?.careers).toMatchObject({ title: 'Work you can point at', lead: '' })
    expect(principles).toMatchObject([{ title: 'Plain accounts' }])
    await office.user.clear(group('Careers').getByLabelText('Title'))
    await press(office, 'Save changes')
    await waitFor(async () => expect((await stored(office)).pages).toEqual({}))
  })

  it('[S23] offers no heads of pages if the back end has none', async () => {
    open({ ...editing, missing: ['drafts', 'pageHeads'] })
    await field('Brand name')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Page heads' })).toBeNull())
    expect(screen.queryByRole('region', { name: 'Principles' })).toBeNull()
    for (const name of ['Press contact', 'Applications'])
      expect(screen.queryByRole('region', { name })).toBeNull()
  })

  it('saves the press contact in both languages, and stores none without any words', async () => {
    const office = open(editing)
    const contact = await part('Press contact')
    expect(contact.getByLabelText<HTMLInputElement>('Name, Arabic').dir).toBe('rtl')
    await office.user.type(contact.getByLabelText('Name'), 'Omar Sabt')
    await office.user.type(contact.getByLabelText('Name, Arabic'), 'عمر سبت')
    await office.user.type(contact.getByLabelText('Email'), 'press')
    await press(office, 'Save changes')
    expect(contact.getByText('Invalid email format')).toBeTruthy()
    await office.user.type(contact.getByLabelText('Email'), '@example.com')
    await press(office, 'Save changes')
    await saved()
    expect((await stored(office, 'all')).press).toMatchObject({
      name: 'Omar Sabt',
      email: 'press@example.com',
      translations: { ar: { name: 'عمر سبت' } },
    })
    for (const label of ['Name', 'Name, Arabic', 'Email'])
      await office.user.clear(contact.getByLabelText(label))
    await press(office, 'Save changes')
    await waitFor(async () => expect(await stored(office, 'all')).not.toHaveProperty('press'))
  })

  it('switches applications without a position on and off', async () => {
    const office = open(editing)
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Let visitors apply without a position',
    })
    expect(box.checked).toBe(false)
    await office.user.click(box)
    await press(office, 'Save changes')
    await saved()
    expect(await stored(office)).toMatchObject({ openApplication: true })
    await office.user.click(box)
    await press(office, 'Save changes')
    await waitFor(async () => expect(await stored(office)).not.toHaveProperty('openApplication'))
  })

  it('adds, moves and removes facts, and keeps the focus', async () => {
    const office = open(editing)
    await field('Brand name')
    const focused = () => document.activeElement?.getAttribute('aria-label')
    await press(office, 'Move down fact 1')
    expect(focused()).toBe('Move down fact 2')
    await press(office, 'Move down fact 2')
    expect(focused()).toBe('Move up fact 3')
    await press(office, 'Remove fact 1')
    expect(focused()).toBe('Remove fact 1')
    await press(office, 'Add fact')
    expect(document.activeElement).toBe(group('Fact 3').getByLabelText('Value'))
    expect(screen.getByText('Fact 3 was added.')).toBeTruthy()
    await office.user.keyboard('6')
    await office.user.type(group('Fact 3').getByLabelText('Label'), 'Ports')
    await press(office, 'Add fact')
    await press(office, 'Save changes')
    await saved()
    const [first, , third] = sampleHomePage.facts ?? []
    expect((await stored(office)).facts).toEqual([third, first, { value: '6', label: 'Ports' }])
    expect(screen.queryByRole('group', { name: 'Fact 4' })).toBeNull()
  })

  it('removes only one fact by a double click', async () => {
    const office = open(editing)
    await office.user.dblClick(await screen.findByRole('button', { name: 'Remove fact 1' }))
    await press(office, 'Save changes')
    await saved()
    expect((await stored(office)).facts).toEqual(sampleHomePage.facts?.slice(1))
  })

  it('[L9] [L10] uploads the pictures of the brand and of the services first', async () => {
    const office = open(editing)
    await field('Brand name')
    await office.user.upload(screen.getByLabelText('Logo'), photo())
    await press(office, 'Remove logo on dark')
    await press(office, 'Add service')
    const service = group('Service 3')
    await office.user.type(service.getByLabelText('Title'), 'Energy')
    await office.user.type(service.getByLabelText('Company'), 'Dhuha')
    await office.user.type(service.getByLabelText('Text'), 'Solar power.')
    await office.user.type(service.getByLabelText('Points'), 'Utility{Enter}Rooftop{Enter}')
    await office.user.upload(service.getByLabelText('Picture'), photo('sun.jpg'))
    await press(office, 'Move up service 3')
    await press(office, 'Save changes')
    await saved()
    const uploaded = (at: number) => samplePicture('#F5EACB', '#AF8423', [1200, 800 + at])
    expect(await stored(office)).toMatchObject({
      site: { logo: uploaded(0), logoOnDark: '' },
      services: [
        { title: 'Ports and marine', image: samplePicture() },
        {
          title: 'Energy',
          company: 'Dhuha',
          text: 'Solar power.',
          image: uploaded(1),
          points: ['Utility', 'Rooftop'],
        },
        { title: 'Freight and cold chain', image: '' },
      ],
    })
  })

  it('folds services until one is opened or has an error', async () => {
    const office = open(editing)
    const closed = async (number: number) =>
      (await screen.findByRole('button', { name: `Open service ${number}` })).getAttribute('aria-expanded')
    expect(await closed(1)).toBe('false')
    expect(group('Service 1').getByText('Ports and marine')).toBeTruthy()
    expect(group('Service 1').queryByRole('textbox')).toBeNull()
    await press(office, 'Open service 1')
    const points = group('Service 1').getByRole('textbox', { name: 'Points' })
    await office.user.click(points)
    await office.user.paste(`\n${'x'.repeat(201)}`)
    await press(office, 'Close service 1')
    await press(office, 'Save changes')
    expect(group('Service 1').getByText('Point has at most 200 characters')).toBeTruthy()
    expect(document.activeElement).toBe(points)
    expect(await closed(2)).toBe('false')
  })

  it('shows errors at their fields, also within lists, and focuses the first', async () => {
    const office = open(editing)
    const map = await field('Map')
    await office.user.clear(map)
    await office.user.type(map, 'maps.example')
    await office.user.click(await field('Statement'))
    expect(screen.getByText('Map starts with https://')).toBeTruthy()
    const points = group('Service 1').getByLabelText('Points')
    await office.user.click(points)
    await office.user.paste(`\n${'x'.repeat(201)}`)
    await press(office, 'Save changes')
    expect(group('Service 1').getByText('Point has at most 200 characters')).toBeTruthy()
    expect(document.activeElement).toBe(map)
    expect((await stored(office)).version).toBe(1)
  })

  it('shows the server’s error at the field of an entry', async () => {
    const refused = new InputRefused({
      message: 'Some fields need another look',
      fields: { 'facts.1.value': 'This is no figure' },
    })
    const office = open({ ...editing, behaviour: { failing: { writes: refused } } })
    await office.user.type(await field('Brand name'), '!')
    await press(office, 'Save changes')
    expect(await group('Fact 2').findByText('This is no figure')).toBeTruthy()
    await office.user.type(group('Fact 2').getByLabelText('Value'), '1')
    expect(screen.queryByText('This is no figure')).toBeNull()
  })

  it('shows a preview', async () => {
    const office = open(editing)
    await office.user.type(await field('Statement'), ' Seen at once.')
    expect((await part('Preview')).getByText(/Seen at once\.$/)).toBeTruthy()
  })

  it('asks before a changed form is left, but not between its sections', async () => {
    const office = open(editing)
    await office.user.type(await field('Brand name'), '!')
    await office.router.navigate({ to: '.', hash: 'facts' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await office.user.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  })

  it('[M5] says that it could not be fetched, and retries', async () => {
    const reads = exampleFailures.offline
    const office = open({ ...editing, behaviour: { failing: { reads } } })
    await toldTwice('Failed to fetch Home Page: Something went wrong')
    await press(office, 'Try again')
    await waitFor(() =>
      expect(screen.getAllByText('Failed to fetch Home Page: Something went wrong')).toHaveLength(3),
    )
  })
})
