import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

/** Opens a mail without owner and tags, on a network that becomes slow once it shows. */
const slowly = async () => {
  const network: { latency: number; failing: Behaviour['failing'] & {} } = { latency: 0, failing: {} }
  const { user, runtime } = open({
    at: '/enquirymails?open=3',
    role: 'Hr',
    desk: sampleDesk,
    behaviour: { changing: () => network },
  })
  const status = await screen.findByLabelText<HTMLSelectElement>('Status of this mail')
  await waitFor(() => expect(status.value).toBe('read'))
  const mail = within(screen.getByRole('article'))
  network.latency = 50
  const stored = () => runtime.runPromise(Enquiries.use((port) => port.get('3')))
  const failures = () => [
    ...screen.queryAllByText(/^Failed to/),
    ...screen.queryAllByRole('group', { name: /^You both changed/ }),
  ]
  return { user, mail, stored, failures, network, runtime }
}

describe('[A9] a second change while one is in flight', () => {
  it('[K4] is no failure if it is the same', async () => {
    const { user, mail, stored, failures } = await slowly()
    const take = mail.getByRole('button', { name: 'Take' })
    await user.dblClick(take)
    await waitFor(() => expect(mail.queryByRole('button', { name: 'Take' })).toBeNull())
    await waitFor(async () => expect((await stored()).owner).toBe('2'))
    expect(failures()).toEqual([])
  })

  it('[K4] gives the mail to the owner that was chosen last', async () => {
    const { user, mail, stored, failures } = await slowly()
    const owner = mail.getByLabelText<HTMLSelectElement>('Owner')
    await user.selectOptions(owner, '2')
    await user.selectOptions(owner, '1')
    expect(owner.value).toBe('1')
    await waitFor(async () => expect((await stored()).owner).toBe('1'))
    expect([owner.value, failures()]).toEqual(['1', []])
  })

  it('[K11] adds another tag', async () => {
    const { user, mail, failures } = await slowly()
    const tag = mail.getByLabelText<HTMLInputElement>('Add a tag')
    await user.type(tag, 'crane{Enter}')
    await user.type(tag, 'dock{Enter}')
    await mail.findByRole('button', { name: 'Remove the tag crane' })
    await mail.findByRole('button', { name: 'Remove the tag dock' })
    expect([tag.value, failures()]).toEqual(['', []])
  })

  it('[K4] sets the status of a mail that is being taken', async () => {
    const { user, mail, stored, failures } = await slowly()
    await user.click(mail.getByRole('button', { name: 'Take' }))
    await user.selectOptions(mail.getByLabelText('Status of this mail'), 'Answered')
    await waitFor(async () => expect(await stored()).toMatchObject({ owner: '2', status: 'answered' }))
    expect(failures()).toEqual([])
  })

  it('[K4] saves the note on a mail that is being taken', async () => {
    const { user, mail, stored, failures } = await slowly()
    await user.type(mail.getByLabelText('Note on the whole mail'), 'Mine now')
    await user.click(mail.getByRole('button', { name: 'Take' }))
    await user.click(mail.getByRole('button', { name: 'Save note' }))
    await waitFor(async () => expect(await stored()).toMatchObject({ owner: '2', note: 'Mine now' }))
    expect(failures()).toEqual([])
  })

  it('[K11] keeps a tag that fails, before the next one that is typed', async () => {
    const { user, mail, network } = await slowly()
    const tag = mail.getByLabelText<HTMLInputElement>('Add a tag')
    network.failing = { writes: exampleFailures.broken }
    await user.type(tag, 'crane{Enter}')
    await user.type(tag, 'dock')
    await waitFor(() => expect(tag.value).toBe('crane dock'))
  })
})

describe('[A9] a change after another person has changed the mail', () => {
  it('[K4] is refused to a double click as well', async () => {
    const { user, mail, stored, runtime } = await slowly()
    const theirs = Enquiries.use((port) => port.change('3', { owner: '1' }))
    await runtime.runPromise(theirs)
    await user.dblClick(mail.getByRole('button', { name: 'Take' }))
    await screen.findByText(/^Failed to/)
    expect([mail.getByLabelText<HTMLSelectElement>('Owner').value, (await stored()).owner]).toEqual([
      '1',
      '1',
    ])
  })

  it('[K4] is stored if they have changed something else', async () => {
    const { user, mail, stored, failures, runtime } = await slowly()
    await runtime.runPromise(Enquiries.use((port) => port.change('3', { note: 'Theirs' })))
    await user.click(mail.getByRole('button', { name: 'Take' }))
    await waitFor(async () => expect(await stored()).toMatchObject({ owner: '2', note: 'Theirs' }))
    expect(failures()).toEqual([])
  })

  it('saves the note without a question if they have changed something else', async () => {
    const { user, mail, stored, failures, runtime } = await slowly()
    await user.type(mail.getByLabelText('Note on the whole mail'), 'Mine')
    await runtime.runPromise(Enquiries.use((port) => port.change('3', { status: 'answered' })))
    await user.click(mail.getByRole('button', { name: 'Save note' }))
    await mail.findByText('Note saved.')
    expect(await stored()).toMatchObject({ status: 'answered', note: 'Mine' })
    expect(failures()).toEqual([])
    expect(mail.getByLabelText('Status of this mail')).toHaveProperty('value', 'answered')
  })
})
