import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const news = { at: '/NewsList', role: 'CXTeam' } as const
const dhuha = /Dhuha Energy brings 120 MW/

type User = ReturnType<typeof open>['user']

const remove = async (user: User, button: string | RegExp, confirm: string) => {
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: confirm }))
}
const undo = async (user: User) => user.click(await screen.findByRole('button', { name: 'Undo' }))

describe('undo', () => {
  it('[M6] in the toast restores a deleted item to its place', async () => {
    const { user } = open(news)
    await remove(user, /^Delete Dhuha/, 'Delete article')
    expect(await screen.findByText('Deleted news successfully')).toBeTruthy()
    expect(await screen.findByText('5 articles, newest first on the site')).toBeTruthy()
    await undo(user)
    expect(await screen.findByText('6 articles, newest first on the site')).toBeTruthy()
    expect(await screen.findByText('Restored from the trash')).toBeTruthy()
    expect(screen.getByText(dhuha)).toBeTruthy()
  })

  it('restores all items that were deleted together', async () => {
    const { user } = open(news)
    await user.click(await screen.findByLabelText('Select all articles of this page'))
    await remove(user, 'Delete', 'Delete 6 articles')
    expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
    await undo(user)
    expect(await screen.findByText('6 articles, newest first on the site')).toBeTruthy()
  })

  it('says why an admin user cannot be restored', async () => {
    const { user, runtime, actors } = open({ at: '/AllAdmins', role: 'Admin' })
    await remove(user, 'Delete Noor Al Dossari', 'Delete admin user')
    await screen.findByText('Admin deleted successfully')
    const { save } = actors.staff().accounts
    const form = { name: 'New', email: 'noor@sahilan.example', role: 'Hr', password: 'a long password' }
    save.send({ type: 'save.submit', form })
    await screen.findByText('Admin added successfully')
    await undo(user)
    expect(await screen.findByText('Failed to restore from the trash: Something went wrong')).toBeTruthy()
    expect(screen.getByText(/Another admin has this email by now/)).toBeTruthy()
    await runtime.dispose()
  })
})

describe('the trash', () => {
  const trash = {
    at: '/trash',
    role: 'CXTeam',
    deleted: [
      ['newsArticle', '5'],
      ['newsArticle', '3'],
      ['brand', '1'],
      ['portfolioItem', '1'],
    ],
  } as const
  const names = () => screen.getAllByRole('button', { name: /^Restore ./ }).map(({ ariaLabel }) => ariaLabel)

  it('is opened from a list, and shows its deleted items', async () => {
    const { user, address } = open({ ...trash, at: '/NewsList' })
    await user.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'Trash' }))
    expect(await screen.findByText('1 to 2 of 2')).toBeTruthy()
    expect(address()).toBe('/admin/trash?of=newsArticle')
    await user.selectOptions(screen.getByLabelText('Kind'), '')
    await waitFor(() => expect(address()).toBe('/admin/trash'))
  })

  it('offers the kinds that the role may edit', async () => {
    open(trash)
    const kinds = within(await screen.findByLabelText('Kind')).getAllByRole('option')
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Everything',
      'Brands',
      'Sliders',
      'History',
      'News',
      'Pages',
    ])
  })

  it('shows who deleted what, and for how long it stays', async () => {
    open(trash)
    const row = within(await screen.findByRole('row', { name: dhuha }))
    expect(row.getByText('Article')).toBeTruthy()
    expect(row.getByText('Arjun Menon')).toBeTruthy()
    expect(row.getByText('30 days')).toBeTruthy()
  })

  it('restores one item, and then the rest', async () => {
    const { user } = open({ ...trash, role: 'Admin' })
    await user.click(await screen.findByRole('button', { name: /^Restore Dhuha/ }))
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Trash' }))
    await user.click(screen.getByLabelText('Select all items of this page'))
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeTruthy()
  })

  it('asks before it erases for good', async () => {
    const { user } = open(trash)
    await user.click(await screen.findByRole('button', { name: /^Delete Dhuha.* for good$/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this item for good?' }))
    expect(dialog.getByText(/This cannot be undone/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: dhuha })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('is searched by any address', async () => {
    const { user, address } = open({ ...trash, at: '/trash?of=secrets' })
    await user.type(await screen.findByLabelText('Search trash'), 'rutabi')
    await waitFor(() => expect(address()).toBe('/admin/trash?q=rutabi'))
    await waitFor(() => expect(names()).toHaveLength(1))
  })

  it('says that it could not be fetched', async () => {
    open({ at: '/trash', role: 'Hr', behaviour: { failing: { reads: exampleFailures.broken } } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.getAllByText('Failed to fetch trash: Something went wrong').length).toBeGreaterThan(0)
  })
})
