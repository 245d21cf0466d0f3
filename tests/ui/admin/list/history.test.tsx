import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { sampleHistory } from '#ui/sample/office/content/sample-history.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const article = { at: '/history?of=newsArticle&item=5', role: 'CXTeam' } as const
const restores = () => screen.getAllByRole('button', { name: /^Restore version/ })
const confirmRestore = async (user: ReturnType<typeof open>['user']) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
const changes = async () =>
  within(await screen.findByRole('region', { name: 'Changes' })).findAllByRole('listitem')

describe('the history of an item', () => {
  it('is opened from the editor', async () => {
    const { user, heading, address } = open({ at: '/EditNews/5', role: 'CXTeam' })
    await user.click(
      await within(await screen.findByRole('main')).findByRole('link', { name: 'Version history' }),
    )
    await heading('Version history of article “Dhuha Energy brings 120 MW online ahead of summer”')
    expect(address()).toBe('/admin/history?of=newsArticle&item=5')
    await user.click(screen.getByRole('link', { name: 'Edit article' }))
    expect(address()).toBe('/admin/EditNews/5')
  })

  it('marks its list in the navigation', async () => {
    open(article)
    await screen.findByText('Current version')
    const [place] = screen.getAllByRole('link', { name: 'News' })
    expect(place?.getAttribute('aria-current')).toBe('page')
  })

  it('shows who changed what, word by word', async () => {
    open(article)
    await screen.findByText('Current version')
    const card = within(screen.getByRole('region', { name: 'Changes' }))
    expect(card.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Changed by Layla Mansoor',
      'Changed by Arjun Menon',
      'Added by Arjun Menon',
    ])
    expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain('Removed: 80')
    expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toContain('Added: 120')
  })

  it('restores a former version as a new change', async () => {
    const { user } = open(article)
    await screen.findByText('Current version')
    expect(restores()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
    await confirmRestore(user)
    expect(await screen.findByText('Version restored')).toBeTruthy()
    await screen.findByRole('heading', {
      level: 1,
      name: 'Version history of article “Dhuha Energy brings 80 MW online”',
    })
    expect(restores()).toHaveLength(3)
    expect((await changes()).length).toBeGreaterThan(3)
  })

  it('shows what restoring changes, and changes nothing on Cancel', async () => {
    const { user } = open(article)
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore version 1?' }))
    expect(dialog.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain('Removed: 120')
    await user.click(dialog.getByRole('button', { name: 'Keep it as it is' }))
    expect(screen.getByText('3 changes')).toBeTruthy()
  })

  it('reverts a restored version by Undo', async () => {
    const { user } = open(article)
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    await confirmRestore(user)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restore undone')).toBeTruthy()
    await screen.findByRole('heading', { level: 1, name: /brings 120 MW online/ })
  })

  it('offers the version before the oldest stored change', async () => {
    const { user } = open({ ...article, past: sampleHistory.filter(({ kind }) => kind === 'updated') })
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    await confirmRestore(user)
    expect(await screen.findByRole('heading', { level: 1, name: /brings 80 MW online/ })).toBeTruthy()
  })

  it('offers to restore an item from the trash', async () => {
    const { user } = open({ ...article, deleted: [['newsArticle', '5']] })
    expect(await screen.findByText(/is in the trash, where it stays for 30 days/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Restore version/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored from the trash')).toBeTruthy()
    await waitFor(() => expect(restores().length).toBeGreaterThan(0))
  })

  it('says that a version could not be restored', async () => {
    const { user } = open({ ...article, behaviour: { failing: { writes: exampleFailures.broken } } })
    await screen.findByText('Current version')
    await user.click(restores()[0] as HTMLElement)
    await confirmRestore(user)
    expect(await screen.findByText('Failed to restore this version: Something went wrong')).toBeTruthy()
  })

  it('exists for the home page too', async () => {
    const { user, address } = open({ at: '/HomePage', role: 'CXTeam' })
    await user.click(
      await within(await screen.findByRole('main')).findByRole('link', { name: 'Version history' }),
    )
    expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeTruthy()
    expect(address()).toBe('/admin/history?of=homePage&item=1')
  })

  it.each([
    ['another role', { ...article, role: 'Hr' }],
    ['an unknown subject', { ...article, at: '/history?of=secrets&item=1' }],
    ['no item', { ...article, at: '/history?of=newsArticle' }],
  ] as const)('[G7] is not there for %s', async (_, options) => {
    open(options)
    expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy()
  })
})

describe('the activity', () => {
  const activity = { at: '/activity', role: 'Admin' } as const

  it('describes actions on people in whole sentences', async () => {
    const hash = 'd07ec96c'.repeat(8)
    const rest = { author: { id: '1', name: 'Mona' }, address: '', before: null, after: null, version: 0 }
    const past = [
      { kind: 'secondFactorOff', subject: '', itemId: '', title: 'Huda Hr' },
      { kind: 'secondFactorOn', subject: '', itemId: '', title: 'Mona' },
      { kind: 'resetStarted', subject: '', itemId: '', title: 'Dana Cx' },
      { kind: 'forgotten', subject: 'personalData', itemId: hash, title: '2 enquiries' },
      { kind: 'exported', subject: 'personalData', itemId: hash, title: hash },
    ] as const
    open({
      ...activity,
      past: past.map((one, at) => ({ ...one, ...rest, id: `${at + 1}`, at: `2026-11-21T08:0${at}:00.000Z` })),
    })
    for (const sentence of [
      'Switched off the second factor of Huda Hr',
      'Switched on the second factor of Mona',
      'Started a password reset for Dana Cx',
      "Erased one person's data (d07ec96c): 2 enquiries",
      "Exported one person's data (d07ec96c)",
    ])
      expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('lists changes, sign-ins and refusals', async () => {
    open(activity)
    expect(await screen.findByText('1 to 8 of 8')).toBeTruthy()
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    for (const words of [
      /Was refused.*adminuser.*Noor/,
      /Failed to sign in.*Somebody/,
      /Reordered brands/,
      /Sent again notification mail of enquiry/,
    ])
      expect(rows).toContainEqual(expect.stringMatching(words))
    expect(rows[1]).toContain('10.0.0.7')
  })

  it('is filtered by person, kind, action and period from the address', async () => {
    const { user, address } = open(activity)
    await user.selectOptions(await screen.findByLabelText('Action'), 'updated')
    await waitFor(() => expect(address()).toBe('/admin/activity?kind=updated'))
    expect(await screen.findByText('1 to 2 of 2')).toBeTruthy()
    await user.type(screen.getByLabelText('Search activity'), 'layla')
    expect(await screen.findByText('1 to 1 of 1')).toBeTruthy()
    expect(address()).toBe('/admin/activity?kind=updated&q=layla')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/admin/activity?q=layla'))
    await user.selectOptions(screen.getByLabelText('What'), 'career')
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy()
  })

  it.each([
    ['from=2026-11-25', '1 to 3 of 3'],
    ['to=2026-11-20', '1 to 1 of 1'],
    ['from=2026-11-21&to=2026-11-22', '1 to 2 of 2'],
    ['from=yesterday&kind=looked&of=secrets', '1 to 8 of 8'],
  ])('opens with the filters of the address: %s', async (search, range) => {
    open({ ...activity, at: `/activity?${search}` })
    expect(await screen.findByText(range)).toBeTruthy()
  })

  it('shows what changed, and links to the item’s history', async () => {
    const { user, address, heading } = open(activity)
    const [show] = await screen.findAllByRole('button', { name: /^Show what changed: Changed article/ })
    await user.click(show as HTMLElement)
    expect(address()).toBe('/admin/activity?open=7')
    const dialog = within(await screen.findByRole('dialog', { name: /^Changed article “Dhuha/ }))
    expect(await dialog.findByText('Image')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/admin/activity'))
    expect(document.activeElement).toBe(show)
    await user.click(show as HTMLElement)
    await user.click(await screen.findByRole('link', { name: 'All changes of this item' }))
    await heading(/^Version history of article/)
  })
})

describe('the dashboard', () => {
  it('[A11] lists the latest changes that the role may see', async () => {
    open({ at: '/dashboard', role: 'Admin' })
    await screen.findByRole('heading', { name: 'Latest changes' })
    const [first] = await screen.findAllByRole('link', { name: /Layla Mansoor.*Changed article/ })
    expect(first?.getAttribute('href')).toBe('/admin/history?of=newsArticle&item=5')
    const all = screen.getAllByRole('link', { name: 'See all' }).map((link) => link.getAttribute('href'))
    expect(all).toContain('/admin/activity')
    cleanup()
    open({ at: '/dashboard', role: 'Hr' })
    expect(await screen.findByText('No changes yet.')).toBeTruthy()
    const others = screen.getAllByRole('link', { name: 'See all' }).map((link) => link.getAttribute('href'))
    expect(others).toEqual(['/admin/enquirymails'])
  })
})
