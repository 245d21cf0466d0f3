import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { enquiriesOfOnePerson } from '#ui/sample/office/desk/sample-mails.ts'
import { open } from '../admin-open.tsx'
// Loaded before, so that no test waits for it.
import '#ui/admin/inbox/thread/mail-thread.tsx'
import '#ui/admin/inbox/thread/merge-enquiries.tsx'

afterEach(cleanup)

const opened = { at: '/enquirymails?open=5', role: 'Hr', enquiries: enquiriesOfOnePerson } as const
/** The mails of that person, with the newest one open. */
const together = { ...opened, at: '/enquirymails?q=sara%40kestrelloop.example&open=5' } as const
const rows = () => within(screen.getByRole('list', { name: 'Enquiry mails' })).getAllByRole('link')
const dialogOf = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Merge…' }))
  return within(await screen.findByRole('alertdialog'))
}

describe('[K10] enquiries of one person', () => {
  it('are merged by the dialog, and separated in the thread', async () => {
    const { user } = open(opened)
    const dialog = await dialogOf(user)
    expect(dialog.getByRole('heading').textContent).toBe('Merge into “Sara Al Hamar, 21 November”')
    dialog.getByText(/^Merge only what this person has sent/)
    await user.click(dialog.getByRole('button', { name: 'Merge 1 enquiry' }))
    const separate = await screen.findByRole('button', { name: 'Separate' })
    expect(screen.getByText('Bonded storage, general question')).toBeTruthy()
    await waitFor(() => expect(rows()).toHaveLength(4))
    expect(screen.getByRole('region', { name: '1 more enquiry of this person' })).toBeTruthy()

    await user.click(separate)
    await waitFor(() => expect(rows()).toHaveLength(5))
    expect(await screen.findByRole('region', { name: '2 more enquiries of this person' })).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Answers and notes')
  })

  it('are merged into the one that staff choose, which opens then', async () => {
    const { user, address, runtime } = open(opened)
    const dialog = await dialogOf(user)
    await user.selectOptions(dialog.getByLabelText('The enquiry that stays'), '4')
    await user.click(dialog.getByRole('checkbox', { name: /21 November/ }))
    await user.click(dialog.getByRole('checkbox', { name: /Visit to Hidd/ }))
    await user.click(dialog.getByRole('button', { name: 'Merge 2 enquiries' }))
    await waitFor(() => expect(address()).toBe('/admin/enquirymails?open=4'))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Separate' })).toHaveLength(2))
    expect((await runtime.runPromise(Enquiries.use((port) => port.list()))).total).toBe(3)
    expect(screen.queryByRole('button', { name: 'Merge…' })).toBeNull()
  })

  it('are one, which the address of a merged one opens', async () => {
    const { runtime, router, address } = open({ ...opened, at: '/dashboard' })
    await runtime.runPromise(Enquiries.use((port) => port.merge('4', '5')))
    router.history.push('/admin/enquirymails?open=5')
    expect(await screen.findByRole('button', { name: 'Separate' })).toBeTruthy()
    expect(address()).toBe('/admin/enquirymails?open=4')
  })

  it('cannot be merged while none is chosen, and are told why if they are refused', async () => {
    const { user, runtime } = open(opened)
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('checkbox', { name: /Bonded storage/ }))
    expect(dialog.getByRole('button', { name: /^Merge/ }).hasAttribute('disabled')).toBe(true)
    await runtime.runPromise(Enquiries.use((port) => port.change('4', { status: 'spam' })))
    await user.click(dialog.getByRole('checkbox', { name: /Bonded storage/ }))
    await user.click(dialog.getByRole('button', { name: 'Merge 1 enquiry' }))
    expect(await dialog.findByText(/Spam cannot be merged/)).toBeTruthy()
  })

  it('are merged after this person has opened one of them', async () => {
    const { user } = open(together)
    await waitFor(() => expect(screen.getByLabelText('Status of this mail')).toHaveProperty('value', 'read'))
    await user.click(screen.getByRole('button', { name: 'Next mail' }))
    await screen.findByRole('region', { name: '2 more enquiries of this person' })
    await waitFor(() => expect(screen.getByLabelText('Status of this mail')).toHaveProperty('value', 'read'))
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('button', { name: 'Merge 1 enquiry' }))
    expect(await screen.findByRole('button', { name: 'Separate' })).toBeTruthy()
  })

  it('are merged after this person has saved a note on one of them', async () => {
    const { user } = open(together)
    await user.type(await screen.findByLabelText('Note on the whole mail'), 'Twice')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    await screen.findByText('Note saved.')
    await user.click(screen.getByRole('button', { name: 'Next mail' }))
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('button', { name: 'Merge 1 enquiry' }))
    expect(await screen.findByRole('button', { name: 'Separate' })).toBeTruthy()
  })
})
