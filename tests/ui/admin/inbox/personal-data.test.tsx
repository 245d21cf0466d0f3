import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { samplePeople } from '#ui/sample/office/sample-people.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const at = { at: '/PersonalData', role: 'Admin' } as const
const email = 'Yusuf@example.com'
type User = ReturnType<typeof open>['user']

const find = async (user: User, typed = email) => {
  await user.clear(await screen.findByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), `${typed}{Enter}`)
}
const card = async (of = email) => within(await screen.findByRole('region', { name: `Data of ${of}` }))
const counts = (found: Awaited<ReturnType<typeof card>>) =>
  found.getAllByRole('definition').map(({ textContent }) => textContent)

describe('personal data', () => {
  it('are found by email and counted by kind, without a trace in the address', async () => {
    const { user, address } = open(at)
    await find(user)
    expect(counts(await card())).toEqual(['0', '1', '0', '0', '0', '0', '1'])
    expect(address()).toBe('/admin/PersonalData')
    await find(user, 'nobody@example.com')
    expect((await card('nobody@example.com')).getByRole('status').textContent).toBe(
      'No personal data found for this email.',
    )
    expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  })

  it('are searched only by a valid email', async () => {
    const { user } = open(at)
    await find(user, 'yusuf')
    expect(await screen.findByText('Invalid email format')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  })

  it('of staff come with a note that the account stays', async () => {
    const { user } = open(at)
    await find(user, samplePeople.Hr.email)
    expect(await screen.findByText(/A member of staff signs in with this email/)).toBeTruthy()
  })

  it('are exported', async () => {
    const { user, downloads } = open(at)
    await find(user)
    await user.click((await card()).getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(downloads).toEqual([`personal data of ${email}`]))
  })

  it('are erased once the email is typed again, in any case', async () => {
    const { user, runtime } = open(at)
    await find(user)
    await user.click((await card()).getByRole('button', { name: 'Erase' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Erase everything of Yusuf@example.com ?\?$/ }),
    )
    expect(dialog.getByText(/^1 application, 1 file\. This cannot be undone/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }))
    expect(await dialog.findByText('This email is different')).toBeTruthy()
    expect((await runtime.runPromise(Profiles.use((port) => port.list()))).total).toBe(1)

    await user.type(dialog.getByLabelText('Type the email again'), 'yusuf@example.com{Enter}')
    expect(await screen.findByText('Personal data erased: 1 application, 1 file.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const erased = await card()
    expect(erased.getByText('No personal data found for this email.')).toBeTruthy()
    expect(erased.getByText(/^Erased on/).textContent).toContain(samplePeople.Admin.name)
    expect((await runtime.runPromise(Profiles.use((port) => port.list()))).total).toBe(0)
  })

  it('stay if the erasure is cancelled', async () => {
    const { user } = open(at)
    await find(user)
    await user.click((await card()).getByRole('button', { name: 'Erase' }))
    await user.click(await screen.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(counts(await card())).toEqual(['0', '1', '0', '0', '0', '0', '1'])
  })

  describe('whose erasure fails', () => {
    /** Sends an erasure that takes a while and fails. */
    const erase = async () => {
      let behaviour: Behaviour = {}
      const office = open({ ...at, personal: { changing: () => behaviour } })
      await find(office.user)
      await office.user.click((await card()).getByRole('button', { name: 'Erase' }))
      behaviour = { latency: 300, failing: { writes: exampleFailures.offline } }
      await office.user.type(await screen.findByLabelText('Type the email again'), `${email}{Enter}`)
      return office
    }

    it('keep the dialog open although Escape is pressed meanwhile', async () => {
      const { user } = await erase()
      await user.keyboard('{Escape}')
      const dialog = within(screen.getByRole('alertdialog'))
      expect((await dialog.findByRole('alert')).textContent).toBe(
        'Failed to erase personal data: Something went wrong',
      )
    })

    it('say so also on the screen that was opened meanwhile', async () => {
      const { router, heading } = await erase()
      await router.navigate({ to: '/NewsList' })
      await heading('News')
      expect(await screen.findByText('Failed to erase personal data: Something went wrong')).toBeTruthy()
    })
  })

  it('show a failed search and a back end that lacks it', async () => {
    const { user } = open({ ...at, personal: { failing: { writes: exampleFailures.offline } } })
    await find(user)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to find personal data: Something went wrong',
    )
    cleanup()
    const other = open({ ...at, personal: { failing: { writes: exampleFailures.missing } } })
    await find(other.user)
    expect(await screen.findByText('This back end cannot search personal data.')).toBeTruthy()
  })

  it('show a failed export', async () => {
    const { user } = open({ ...at, downloading: { failing: { reads: exampleFailures.offline } } })
    await find(user)
    await user.click((await card()).getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Failed to export personal data: Something went wrong')).toBeTruthy()
  })

  it('once erased show in the history by their number', async () => {
    const author = { id: '1', name: 'Mona' }
    const done = { kind: 'forgotten', subject: 'personalData', itemId: 'f09e', title: 'f09e' } as const
    const states = { before: null, after: { enquiries: 2 }, version: 0 }
    const past = [{ id: '1', at: '2026-11-21T08:00:00.000Z', author, address: '', ...done, ...states }]
    open({ at: '/history?of=personalData&item=f09e', role: 'Admin', past })
    const changes = within(await screen.findByRole('region', { name: 'Changes' }))
    expect((await changes.findByRole('heading', { level: 2 })).textContent).toBe('Erased by Mona')
    expect(changes.getByRole('deletion').textContent).toBe('Removed: 2')
    expect(screen.queryByText('Current version')).toBeNull()
  })
})
