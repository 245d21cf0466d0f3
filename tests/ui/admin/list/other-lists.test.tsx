import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { failures } from '#domain/wording/en/office/failures.ts'
import { items as itemWords } from '#domain/wording/en/content/items.ts'
import { office } from '#domain/wording/en/office/office.ts'
import { removal } from '#domain/wording/en/content/removal.ts'
import { count } from '#domain/wording/counted.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import { contentSections } from '#ui/admin/shell/navigation/admin-sections.ts'
import { samplePassword } from '#ui/sample/office/sample-people.ts'
import { open } from '../admin-open.tsx'
import { expected, fillers, lists, type } from './filled-forms.ts'

afterEach(cleanup)

const names = Object.keys(lists) as ReadonlyArray<ContentTypeName>

describe('[A1] [A2] [A3] [A4] [A5] [A6] [A7] every content type', () => {
  it.each(names)('[L4] [L10] [L12] adds a %s with all fields and opens its list', async (name) => {
    const [list, add] = contentSections[name].screens
    const { user, address, runtime, heading } = open({ at: `/${add}`, role: 'Admin' })
    await heading(office.screens[add])
    await fillers[name](user)
    await user.click(screen.getByRole('button', { name: office.screens[add] }))
    await heading(office.screens[list])
    expect(address().replace(/\?.*/, '')).toBe(lists[name])
    const stored = await runtime.runPromise(Contents.use((port) => port.list(contentTypes[name])))
    expect(stored.items).toContainEqual(expect.objectContaining(expected[name]))
    expect(await screen.findByRole('row', { name: /Filled/ })).toBeTruthy()
  })

  it.each(names)('[M10] says that a %s was deleted', async (name) => {
    const item = { title: 'Filled', name: 'Filled', images: [{ image: 'x', name: '' }], image: 'x' } as never
    const stored = { [name]: [item] }
    const { user } = open({ at: `/${contentSections[name].screens[0]}`, role: 'Admin', items: stored })
    await user.click(await screen.findByRole('button', { name: 'Delete Filled' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: count(removal.subjects[name].confirm, 1) }))
    expect(await screen.findByText(failures.contents[name].removed)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: itemWords[name].none })).toBeTruthy()
  })

  it.each(names)(
    '[M2] [M3] [M4] [M6] [M7] [M8] says that the list of %s could not be fetched',
    async (name) => {
      const reads = exampleFailures.offline
      open({ at: `/${contentSections[name].screens[0]}`, role: 'Admin', behaviour: { failing: { reads } } })
      const text = failureText(failures.contents[name].failures.fetch, reads)
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    },
  )
})

describe('the pictures of a portfolio item', () => {
  it('[A6] are moved and removed', async () => {
    const { user, runtime, heading } = open({ at: '/EditPortfolio/2', role: 'Admin' })
    const read = () => runtime.runPromise(Contents.use((port) => port.get(contentTypes.portfolioItem, '2')))
    const [first, second] = (await read()).images
    expect(first?.name).toBe('Halden & Roy')
    const tile = within(await screen.findByRole('listitem', { name: 'Picture 1 of 2' }))
    await user.click(tile.getByRole('button', { name: 'Move later' }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await heading('Portfolio')
    expect((await read()).images).toEqual([second, first])
  })

  it('[A6] have the names of companies as alternative texts', async () => {
    const { user, runtime, heading } = open({ at: '/EditPortfolio/2', role: 'Admin' })
    const tile = within(await screen.findByRole('listitem', { name: 'Picture 2 of 2' }))
    await user.type(tile.getByRole('textbox', { name: 'Company or partner' }), ' Orsova ')
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByRole('img', { name: /Orsova/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await heading('Portfolio')
    const saved = await runtime.runPromise(Contents.use((port) => port.get(contentTypes.portfolioItem, '2')))
    expect(saved.images.map(({ name }) => name)).toEqual(['Halden & Roy', 'Orsova'])
  })
})

describe('admin users', () => {
  it('[A8] [M10] are added with a role, and get a link to set a password', async () => {
    const { user, address, runtime } = open({ at: '/AddAdmin', role: 'Admin' })
    await type(user, 'Name', 'Huda')
    await type(user, 'Email', 'huda@sahilan.example')
    await user.selectOptions(screen.getByLabelText('Role'), 'Hr')
    expect(screen.queryByLabelText(/password/i)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add admin user' }))
    expect(await screen.findByText('Admin added successfully')).toBeTruthy()
    expect(address()).toBe('/admin/AllAdmins')
    const stored = await runtime.runPromise(Accounts.use((accounts) => accounts.list()))
    expect(stored.items).toContainEqual(expect.objectContaining({ name: 'Huda', role: 'Hr' }))
    const card = within(await screen.findByRole('region', { name: 'Link for Huda' }))
    expect(card.getByLabelText('Link')).toHaveProperty('value', expect.stringContaining('/admin/reset#'))
    await user.click(card.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'Link for Huda' })).toBeNull()
  })

  it('[A8] [M10] are changed without a new password', async () => {
    const { user } = open({ at: '/EditAdmin/2', role: 'Admin' })
    await type(user, 'Name', ' the second')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Admin updated successfully')).toBeTruthy()
    expect(await screen.findByRole('row', { name: /Noor Al Dossari the second/ })).toBeTruthy()
  })

  it('confirm a change of one’s own role', async () => {
    const { user, runtime } = open({ at: '/EditAdmin/1', role: 'Admin' })
    await user.selectOptions(await screen.findByLabelText('Role'), 'Hr')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Your role changes from Admin to Hr, and you are signed out/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Go on editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await runtime.runPromise(Accounts.use((accounts) => accounts.get('1')))).toMatchObject({
      role: 'Admin',
      version: 1,
    })
  })

  it('need no confirmation for another person’s role', async () => {
    const { user } = open({ at: '/EditAdmin/2', role: 'Admin' })
    await user.selectOptions(await screen.findByLabelText('Role'), 'CXTeam')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Admin updated successfully')).toBeTruthy()
  })

  it('warn before one’s own account is deleted', async () => {
    const { user } = open({ at: '/AllAdmins', role: 'Admin' })
    await user.click(await screen.findByRole('button', { name: 'Delete Layla Mansoor' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This is your own account')
  })

  it('[M10] are deleted, but the last Admin is not', async () => {
    const { user } = open({ at: '/AllAdmins', role: 'Admin' })
    const remove = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Delete ${name}` }))
      await user.click(await screen.findByRole('button', { name: 'Delete admin user' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await remove('Arjun Menon')
    expect(await screen.findByText('Admin deleted successfully')).toBeTruthy()
    await remove('Layla Mansoor')
    expect(await screen.findByText('The last Admin can be neither deleted nor demoted')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Layla Mansoor/ })).toBeTruthy()
  })
})

describe('[A12] the own account', () => {
  it('changes the name, which the navigation shows at once', async () => {
    const { user } = open({ at: '/profile', role: 'CXTeam' })
    await type(user, 'Name', ' the first')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Account saved.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /Arjun Menon the first/ })[0]).toBeTruthy()
  })

  it('changes the password only with the current one', async () => {
    const { user } = open({ at: '/account', role: 'Hr' })
    await type(user, /^New password/, 'short')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(screen.getByText('Password has at least 12 characters')).toBeTruthy()
    expect(screen.getByText('Current password is required')).toBeTruthy()
    await type(user, /^New password/, ' and longer')
    await type(user, /^Current password/, samplePassword)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Account saved.')).toBeTruthy()
    expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', '')
  })
})
