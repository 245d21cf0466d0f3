import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const enquiries = { at: '/enquirymails', role: 'Hr' } as const
const reader = (name: string) => screen.findByRole('article', { name: `Mail of ${name}` })
const statusesOf = async ({ runtime }: ReturnType<typeof open>) =>
  (await runtime.runPromise(Enquiries.use((port) => port.list()))).items.map(({ status }) => status)
const rows = () =>
  within(screen.getByRole('list', { name: 'Enquiry mails' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)

describe('[A9] a new mail', () => {
  it('becomes read when it is opened, not when it is shown', async () => {
    const office = open(enquiries)
    await reader('Sara Al Hamar')
    expect(await statusesOf(office)).toEqual(['new', 'new', 'read'])
    await office.user.click(screen.getByRole('link', { name: /Fatima Al Suwaidi.*unread/ }))
    await waitFor(async () => expect(await statusesOf(office)).toEqual(['new', 'read', 'read']))
    await waitFor(() => expect(rows()[1]).toBe('Fatima Al Suwaidi'))
  })

  it('keeps the status that another person has set', async () => {
    const office = open(enquiries)
    await reader('Sara Al Hamar')
    await office.runtime.runPromise(Enquiries.use((port) => port.change('2', { status: 'answered' })))
    await office.user.click(screen.getByRole('link', { name: /Fatima Al Suwaidi.*unread/ }))
    await waitFor(() =>
      expect(screen.getByLabelText('Status of this mail')).toHaveProperty('value', 'answered'),
    )
    expect(await statusesOf(office)).toEqual(['new', 'answered', 'read'])
  })
})

describe('[A9] a mail', () => {
  it('[K4] [K11] loses its owner and its last tag', async () => {
    const { user } = open({ at: '/enquirymails?open=1', role: 'Hr', desk: sampleDesk })
    await user.click(await screen.findByRole('button', { name: 'Remove the tag physiotherapy' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove the tag/ })).toBeNull())
    const owner = within(screen.getByRole('article')).getByLabelText<HTMLSelectElement>('Owner')
    expect(owner.value).toBe('2')
    await user.selectOptions(owner, 'Nobody')
    await waitFor(() => expect(owner.value).toBe(''))
  })

  it('[K11] keeps the focus among its tags as they are removed', async () => {
    const handled = { enquiries: { 1: { tags: ['crane', 'quay', 'tug'] } } }
    const { user } = open({ at: '/enquirymails?open=1', role: 'Hr', desk: { ...sampleDesk, handled } })
    const remove = (tag: string) => screen.findByRole('button', { name: `Remove the tag ${tag}` })
    const focusAfter = async (tag: string) => {
      const button = await remove(tag)
      button.focus()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(button.isConnected).toBe(false))
      return document.activeElement
    }
    expect(await focusAfter('quay')).toBe(await remove('tug'))
    expect(await focusAfter('tug')).toBe(await remove('crane'))
    expect(await focusAfter('crane')).toBe(screen.getByLabelText('Add a tag'))
  })

  it('[K11] keeps a typed tag that could not be saved', async () => {
    const connection = { fails: false }
    const { user } = open({
      at: '/enquirymails?open=1',
      role: 'Hr',
      desk: sampleDesk,
      behaviour: {
        changing: () => (connection.fails ? { failing: { writes: exampleFailures.broken } } : {}),
      },
    })
    const tag = await screen.findByLabelText<HTMLInputElement>('Add a tag')
    connection.fails = true
    await user.type(tag, 'crane{Enter}')
    await screen.findByText(/^Failed to/)
    expect(tag.value).toBe('crane')
    connection.fails = false
    await user.type(tag, '{Enter}')
    await screen.findByRole('button', { name: 'Remove the tag crane' })
    expect(tag.value).toBe('')
  })

  it('keeps its status when it is opened', async () => {
    const office = open({ ...enquiries, at: '/enquirymails?open=3' })
    await waitFor(async () => expect((await statusesOf(office))[0]).toBe('read'))
    await office.user.selectOptions(screen.getByLabelText('Status of this mail'), 'Answered')
    await waitFor(async () => expect((await statusesOf(office))[0]).toBe('answered'))
    await office.user.selectOptions(screen.getByLabelText('Status of this mail'), 'New')
    await waitFor(async () => expect((await statusesOf(office))[0]).toBe('new'))
    expect(await screen.findByRole('link', { name: /Sara Al Hamar.*unread/ })).toBeTruthy()
  })

  it('can be marked as answered once a reply was opened', async () => {
    const office = open({ ...enquiries, at: '/enquirymails?open=1' })
    await reader('Priya Nair')
    await office.user.click(screen.getByRole('link', { name: 'Reply by email' }))
    await office.user.click(await screen.findByRole('button', { name: 'Mark as answered' }))
    await waitFor(async () => expect((await statusesOf(office))[2]).toBe('answered'))
    expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull()
  })

  it('leaves the list as spam and comes back', async () => {
    const { user, address } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await reader('Priya Nair')
    await user.click(screen.getByRole('button', { name: 'Mark as spam' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(screen.getByLabelText('Status'), 'Spam')
    await waitFor(() => expect(rows()).toEqual(['Priya Nair']))
    expect(address()).toBe('/admin/enquirymails?status=spam')
    await user.click(screen.getByRole('button', { name: 'Not spam' }))
    expect(await screen.findByRole('heading', { name: 'No enquiries found' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
  })

  it('has a note, with a question before an unsaved one is left', async () => {
    const { user, runtime } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await user.type(await screen.findByLabelText('Note on the whole mail'), 'Call on Sunday')
    await user.click(screen.getByRole('button', { name: 'Previous mail' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay here' }))
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Note saved.')).toBeTruthy()
    const { items } = await runtime.runPromise(Enquiries.use((port) => port.list()))
    expect(items.map(({ note }) => note)).toEqual(['', '', 'Call on Sunday'])
    await user.click(screen.getByRole('button', { name: 'Previous mail' }))
    await reader('Fatima Al Suwaidi')
    expect(screen.getByLabelText('Note on the whole mail')).toHaveProperty('value', '')
  })

  it('shows both notes if another person wrote one first', async () => {
    const { user, runtime } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await user.type(await screen.findByLabelText('Note on the whole mail'), 'Mine')
    await runtime.runPromise(Enquiries.use((port) => port.change('1', { note: 'Theirs' })))
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    const versions = within(
      await screen.findByRole('group', { name: 'You both changed note on the whole mail' }),
    )
    expect(screen.getByRole('button', { name: 'Save note' })).toHaveProperty('disabled', true)
    await user.click(versions.getByLabelText(/Theirs/))
    expect(screen.getByLabelText('Note on the whole mail')).toHaveProperty('value', 'Theirs')
    await user.type(screen.getByLabelText('Note on the whole mail'), ' and mine')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Note saved.')).toBeTruthy()
  })

  it('replaces the other note once that was chosen', async () => {
    const { user, runtime } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await user.type(await screen.findByLabelText('Note on the whole mail'), 'Mine')
    await runtime.runPromise(Enquiries.use((port) => port.change('1', { note: 'Theirs' })))
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    const versions = within(
      await screen.findByRole('group', { name: 'You both changed note on the whole mail' }),
    )
    await user.click(versions.getByLabelText(/Yours/))
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Note saved.')).toBeTruthy()
    const { items } = await runtime.runPromise(Enquiries.use((port) => port.list()))
    expect(items.at(-1)?.note).toBe('Mine')
  })

  it('offers an unsaved note when it is opened again', async () => {
    const { user } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await user.type(await screen.findByLabelText('Note on the whole mail'), 'Half a no')
    await user.click(screen.getByRole('button', { name: 'Previous mail' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await reader('Fatima Al Suwaidi')
    await user.click(screen.getByRole('button', { name: 'Next mail' }))
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(screen.getByLabelText('Note on the whole mail')).toHaveProperty('value', 'Half a no')
  })

  it('is marked and deleted with others, after a question', async () => {
    const office = open(enquiries)
    const { user } = office
    await user.click(await screen.findByLabelText('Select page'))
    await user.selectOptions(screen.getByLabelText('Mark selected as'), 'Answered')
    await waitFor(async () => expect(await statusesOf(office)).toEqual(['answered', 'answered', 'answered']))
    await user.click(screen.getByLabelText('Select mail of Priya Nair'))
    await user.click(screen.getByLabelText('Select mail of Sara Al Hamar'))
    const selection = screen.getByText('2 selected').parentElement ?? document.body
    await user.click(within(selection).getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 enquiries?' }))
    await user.click(question.getByRole('button', { name: 'Delete 2 enquiries' }))
    await waitFor(() => expect(rows()).toEqual(['Fatima Al Suwaidi']))
    expect(await statusesOf(office)).toEqual(['answered'])
  })

  it('that was answered loses unsent answers when it is deleted, as the question says', async () => {
    const { user } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await reader('Priya Nair')
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      return await screen.findByRole('alertdialog', { name: 'Delete this enquiry?' })
    }
    const sentence = 'Answers that have not been sent yet are dropped.'
    expect((await ask()).textContent).not.toContain(sentence)
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    await user.selectOptions(screen.getByLabelText('Status of this mail'), 'Answered')
    await screen.findByRole('link', { name: /Priya Nair.*Answered/ })
    expect((await ask()).textContent).toContain(sentence)
  })

  it('shows the error and its stored status if a change fails', async () => {
    const behaviour = { failing: { writes: exampleFailures.broken } }
    const { user } = open({ ...enquiries, at: '/enquirymails?open=1', behaviour })
    await reader('Priya Nair')
    await user.selectOptions(screen.getByLabelText('Status of this mail'), 'Answered')
    expect(await screen.findByText('Failed to update enquiry mail: Something went wrong')).toBeTruthy()
    expect(screen.getByLabelText('Status of this mail')).toHaveProperty('value', 'read')
  })
})
