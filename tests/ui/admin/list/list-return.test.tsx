import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

type Opened = ReturnType<typeof open>

/** 20 of 30 are about a berth. */
const newsArticle = Array.from({ length: 30 }, (_, index) => ({
  title: `Article ${String(index + 1).padStart(2, '0')}`,
  image: samplePicture(),
  description: index % 3 === 0 ? 'About a palm' : 'About a berth',
}))
const left = '/admin/NewsList?q=berth&sort=title&size=6&page=2'

const titles = () => screen.getAllByRole('link', { name: /^Article/ }).map((link) => link.textContent)

/** Opens the first row of a searched, sorted and resized list on its second page, reached by a cursor. */
const openFromList = async (office: Opened) => {
  const { user } = office
  await screen.findByText('1 to 6 of 20')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('7 to 12 of 20')
  expect(office.address()).toBe(left)
  const shown = titles()
  const [first = ''] = shown
  await user.click(screen.getByRole('link', { name: first }))
  await office.heading(first)
  return shown
}

describe('returning to a list', () => {
  it.each<readonly [way: string, take: (office: Opened) => Promise<unknown>]>([
    ['a save', ({ user }) => user.click(screen.getByRole('button', { name: 'Save changes' }))],
    ['Cancel', ({ user }) => user.click(screen.getByRole('link', { name: 'Cancel' }))],
    ['the breadcrumb', ({ user }) => user.click(within(breadcrumb()).getByRole('link', { name: 'News' }))],
    ['the browser', async ({ router }) => router.history.back()],
    [
      'the history of the item',
      async ({ user, heading }) => {
        await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Version history' }))
        await heading(/^Version history/)
        await user.click(within(breadcrumb()).getByRole('link', { name: 'News' }))
      },
    ],
  ])('[L12] restores its state after %s', async (_, take) => {
    const office = open({
      at: '/NewsList?q=berth&sort=title&size=6',
      role: 'CXTeam',
      items: { newsArticle },
    })
    const shown = await openFromList(office)
    await take(office)
    await office.heading('News')
    expect(await screen.findByText('7 to 12 of 20')).toBeTruthy()
    expect(office.address()).toBe(left)
    expect(titles()).toEqual(shown)
    expect(screen.getByLabelText('Search articles')).toHaveProperty('value', 'berth')
  })

  it('[L12] keeps its state after an item was deleted in its editor', async () => {
    const office = open({
      at: '/NewsList?q=berth&sort=title&size=6',
      role: 'CXTeam',
      items: { newsArticle },
    })
    const [, ...others] = await openFromList(office)
    await office.user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    await office.user.click(within(dialog).getByRole('button', { name: 'Delete article' }))
    await office.heading('News')
    expect(await screen.findByText('7 to 12 of 19')).toBeTruthy()
    expect(office.address()).toBe(left)
    expect(titles()).toEqual(expect.arrayContaining(others))
  })

  it('[L4] keeps its search after an item was added', async () => {
    const office = open({ at: '/OurBrands?q=jalboot&size=6', role: 'CXTeam' })
    await office.user.click(await screen.findByRole('link', { name: 'Add brand' }))
    await office.user.type(await screen.findByLabelText('Title'), 'Sitra')
    const [mark = document.body] = screen.getAllByLabelText(/Choose a file/)
    await office.user.upload(mark, new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    await office.user.click(screen.getByRole('button', { name: 'Add brand' }))
    await office.heading('Brands')
    expect(office.address()).toBe('/admin/OurBrands?q=jalboot&size=6')
    expect(await screen.findByText('“Sitra” was saved.')).toBeTruthy()
  })

  it('resets the list from the navigation', async () => {
    const office = open({ at: '/NewsList?q=berth&sort=title&size=6', role: 'CXTeam', items: { newsArticle } })
    await openFromList(office)
    await office.user.click(
      within(screen.getByRole('navigation', { name: 'Back office' })).getByRole('link', { name: 'News' }),
    )
    expect(await screen.findByText('1 to 12 of 30')).toBeTruthy()
    expect(office.address()).toBe('/admin/NewsList')
  })
})

const breadcrumb = () => screen.getByRole('navigation', { name: 'Breadcrumb' })

describe('a list of which another screen fetched a part', () => {
  it('shows skeleton rows and no range until its own rows arrive', async () => {
    const office = open({
      at: '/dashboard',
      role: 'CXTeam',
      items: { newsArticle },
      behaviour: { latency: 150 },
    })
    await screen.findAllByText('30')
    await office.router.navigate({ to: '/NewsList' })
    await office.heading('News')
    expect(screen.queryByText(/1 to 1 of/)).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByText('No articles yet')).toBeNull()
    expect(await screen.findByText('1 to 12 of 30')).toBeTruthy()
  })
})

describe('a page that has no rows any more', () => {
  it('[L12] is replaced by the last one after its only article was unpublished', async () => {
    const office = open({
      at: '/NewsList',
      role: 'CXTeam',
      items: { newsArticle: newsArticle.slice(0, 13) },
      missing: ['richText'],
    })
    const { user, address } = office
    const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }))
    await press(/^Next$/)
    await user.click(await screen.findByRole('link', { name: 'Article 01' }))
    await office.heading('Article 01')
    await press(/^More$/)
    await press(/^Unpublish…/)
    await press(/^Unpublish$/)
    await office.heading('News')
    expect(await screen.findByText('1 to 12 of 12')).toBeTruthy()
    expect(titles()).toHaveLength(12)
    expect(address()).toBe('/admin/NewsList')
  })

  it('is replaced by the last one, which still says what was saved', async () => {
    const found = newsArticle.slice(0, 13).map((article) => ({ ...article, description: 'A berth' }))
    const office = open({ at: '/NewsList?q=berth&page=2', role: 'CXTeam', items: { newsArticle: found } })
    const { user } = office
    await user.click(await screen.findByRole('link', { name: 'Article 01' }))
    await user.clear(await screen.findByLabelText('Description'))
    await user.type(screen.getByLabelText('Description'), 'A palm')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('1 to 12 of 12')).toBeTruthy()
    expect(screen.getByText(/^“Article 01” was saved/)).toBeTruthy()
  })

  it('is replaced by the last one of several, without a step back to it', async () => {
    const office = open({ at: '/dashboard', role: 'CXTeam', items: { newsArticle } })
    await office.heading('Dashboard')
    await office.router.navigate({ to: '/NewsList', search: { page: 9, q: 'berth' } })
    expect(await screen.findByText('9 to 20 of 20')).toBeTruthy()
    expect(office.address()).toBe('/admin/NewsList?q=berth&page=last')
    office.router.history.back()
    expect(await office.heading('Dashboard')).toBeTruthy()
  })

  it('never says that there are no articles', async () => {
    let isSaid = false
    const watch = new MutationObserver(() => {
      isSaid ||= screen.queryByText('No articles yet') !== null
    })
    watch.observe(document.body, { childList: true, subtree: true })
    open({ at: '/NewsList?page=9', role: 'CXTeam', items: { newsArticle }, behaviour: { latency: 50 } })
    await screen.findByText('19 to 30 of 30')
    watch.disconnect()
    expect(isSaid).toBe(false)
  })
})
