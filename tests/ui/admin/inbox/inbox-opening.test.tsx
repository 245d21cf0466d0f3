import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { open } from '../admin-open.tsx'
import { manyEnquiries } from './many-enquiries.ts'

afterEach(cleanup)

/** Mails of 'Sender 1 of Kuwait' to 'Sender 30 of Kuwait', whose ids are these numbers; 12 per page, newest first. */
const openAt = (search: string, enquiries = manyEnquiries(30)) =>
  open({ at: `/enquirymails${search}`, role: 'Hr', enquiries })
const reader = (id: number) => screen.findByRole('article', { name: new RegExp(`^Mail of Sender ${id} `) })
const current = () =>
  document.querySelector('[aria-current=true] b')?.textContent?.replace(/, unread$/, '') ?? 'none'

const statusOf = ({ runtime }: ReturnType<typeof open>, id: number) =>
  runtime.runPromise(Enquiries.use((port) => port.get(String(id)))).then(({ status }) => status)

describe('[A9] an address that names a mail', () => {
  it('shows that mail, its page and its row', async () => {
    const { address } = openAt('?open=8')
    await reader(8)
    await waitFor(() => expect(address()).toBe('/admin/enquirymails?page=2&open=8'))
    await waitFor(() => expect(current()).toBe('Sender 8 of Kuwait'))
    expect(screen.getByText('23 of 30')).toBeTruthy()
  })

  it('finds its page in another order and within a search', async () => {
    const { address } = openAt('?q=kuwait&sort=createdAt&open=29')
    await reader(29)
    await waitFor(() => expect(address()).toBe('/admin/enquirymails?q=kuwait&sort=createdAt&page=3&open=29'))
    await waitFor(() => expect(current()).toBe('Sender 29 of Kuwait'))
  })

  it('reports a missing mail and shows no other', async () => {
    const { user, address } = openAt('?open=99')
    expect(await screen.findByRole('heading', { name: 'This enquiry is no longer here' })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    expect(current()).toBe('none')
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    await reader(30)
    expect(address()).toBe('/admin/enquirymails')
  })

  it('shows a mail that the filters exclude, with a notice', async () => {
    const { address } = openAt('?location=Qatar&open=8')
    await reader(8)
    expect(
      await screen.findByText(
        'This enquiry does not match the search or the filters, so the list does not show it.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Not on this page')).toBeTruthy()
    expect(address()).toBe('/admin/enquirymails?location=Qatar&open=8')
  })

  it('shows a mail that has become spam, with a notice', async () => {
    const enquiries = manyEnquiries(30, (id) => (id === 8 ? { status: 'spam' } : {}))
    openAt('?open=8', enquiries)
    await reader(8)
    expect(
      await screen.findByText('This enquiry is marked as spam, so the list does not show it.'),
    ).toBeTruthy()
  })

  it('saves a note to the mail that it shows', async () => {
    const { user, runtime } = openAt('?location=Qatar&open=8')
    await user.type(await screen.findByLabelText('Note on the whole mail'), 'For 8')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Note saved.')).toBeTruthy()
    const { items } = await runtime.runPromise(Enquiries.use((port) => port.list()))
    expect(items.filter(({ note }) => note !== '').map(({ id, note }) => [id, note])).toEqual([
      ['8', 'For 8'],
    ])
    expect(screen.getByLabelText('Note on the whole mail')).toHaveProperty('value', 'For 8')
  })

  it('keeps what is typed while a note is saved', async () => {
    const [enquiries, behaviour] = [manyEnquiries(30), { latency: 300 }]
    const { user, runtime } = open({ at: '/enquirymails?open=8', role: 'Hr', enquiries, behaviour })
    const note = await screen.findByLabelText('Note on the whole mail')
    await waitFor(() => expect(current()).toBe('Sender 8 of Kuwait'))
    await user.type(note, 'For 8')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    await user.type(note, ' and 9')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save note' })).toHaveProperty('disabled', false),
    )
    expect(note).toHaveProperty('value', 'For 8 and 9')
    expect(await runtime.runPromise(Enquiries.use((port) => port.get('8')))).toMatchObject({ note: 'For 8' })
  })
})

it('[A9] a mail can be marked as spam right after it was opened', async () => {
  const enquiries = manyEnquiries(30, () => ({ status: 'new' }))
  const office = open({ at: '/enquirymails?open=8', role: 'Hr', enquiries, behaviour: { latency: 300 } })
  await reader(8)
  await office.user.click(screen.getByRole('button', { name: 'Mark as spam' }))
  await waitFor(async () => expect(await statusOf(office, 8)).toBe('spam'))
})

describe('[A9] the next mail', () => {
  // Chromium's scrollTo returns a promise, which an effect must not return.
  it('shows in a browser whose scrolling returns a promise', async () => {
    Object.assign(Element.prototype, { scrollTo: async () => {} })
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollTo'))
    const { user } = openAt('?open=30')
    await reader(30)
    await user.click(screen.getByRole('button', { name: 'Next mail' }))
    expect(await reader(29)).toBeTruthy()
  })
})

describe('[A9] a mail that leaves the list', () => {
  it('as spam is replaced by the next one in the address', async () => {
    const office = openAt('?open=28')
    await reader(28)
    await office.user.click(screen.getByRole('button', { name: 'Mark as spam' }))
    await reader(27)
    expect(office.address()).toBe('/admin/enquirymails?open=27')
    expect(await statusOf(office, 28)).toBe('spam')
    expect(document.activeElement?.textContent).toBe('Sender 27 of Kuwait')
  })

  it('as spam comes back by Undo', async () => {
    const office = openAt('?open=28')
    await reader(28)
    await office.user.click(screen.getByRole('button', { name: 'Mark as spam' }))
    const toast = (await screen.findByText('Marked as spam')).closest('li') ?? document.body
    await office.user.click(within(toast).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Moved back to the inbox')).toBeTruthy()
    expect(await screen.findByRole('link', { name: /^Sender 28 / })).toBeTruthy()
    expect(await statusOf(office, 28)).toBe('read')
  })

  it('as spam takes no other mail with it by a double click', async () => {
    const office = openAt('?open=28')
    await reader(28)
    await office.user.dblClick(screen.getByRole('button', { name: 'Mark as spam' }))
    await reader(27)
    const { items } = await office.runtime.runPromise(Enquiries.use((port) => port.list({ status: 'spam' })))
    expect(items.map(({ id }) => id)).toEqual(['28'])
    expect(screen.queryByText(/^Failed/)).toBeNull()
  })

  it('by deletion is replaced by the next one', async () => {
    const office = openAt('?page=2&open=7')
    await reader(7)
    await office.user.click(screen.getByRole('button', { name: 'Delete' }))
    await office.user.click(await screen.findByRole('button', { name: 'Delete enquiry' }))
    await reader(6)
    await waitFor(() => expect(office.address()).toBe('/admin/enquirymails?page=2&open=6'))
  })

  it('as the only one of the last page is replaced by the previous one', async () => {
    const office = openAt('?page=2&open=1', manyEnquiries(13))
    await reader(1)
    await office.user.click(screen.getByRole('button', { name: 'Mark as spam' }))
    await reader(2)
    await waitFor(() => expect(current()).toBe('Sender 2 of Kuwait'))
  })

  it('as the last one leaves an empty list and no mail', async () => {
    const office = openAt('?open=1', manyEnquiries(1))
    await reader(1)
    await office.user.click(screen.getByRole('button', { name: 'Mark as spam' }))
    expect(await screen.findByRole('heading', { name: 'No enquiries' })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    await waitFor(() => expect(office.address()).toBe('/admin/enquirymails'))
  })
})
