import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { sampleContents } from '#ui/sample/office/content/sample-contents.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open, toldTwice } from '../admin-open.tsx'

afterEach(cleanup)

const news = { at: '/NewsList', role: 'CXTeam' } as const

const titles = () =>
  screen
    .getAllByRole('link')
    .filter(
      (link) => /\/EditNews\/\d+$/.test(link.getAttribute('href') ?? '') && !link.hasAttribute('aria-label'),
    )
    .map((link) => link.textContent)

/** Newest first: Article 27 to Article 1. */
const many = {
  newsArticle: Array.from({ length: 27 }, (_, index) => ({
    title: `Article ${index + 1}`,
    image: samplePicture(),
    description: index % 2 === 0 ? 'About a berth' : 'About a palm',
  })),
}
const articles = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Article ${from - index}`)

describe('a list', () => {
  it('[A4] shows every article with its picture and a line of its text', async () => {
    open(news)
    expect(await screen.findByText('6 articles, newest first on the site')).toBeTruthy()
    expect(titles()).toEqual(sampleContents.newsArticle?.map(({ title }) => title).toReversed())
    const row = within(screen.getByRole('row', { name: /Jalboot/ }))
    expect(row.getByText(/310 metres of quay/)).toBeTruthy()
    expect(row.getByRole('presentation')).toHaveProperty('src', samplePicture())
    expect(row.getByRole('link', { name: /on site/ }).getAttribute('href')).toBe('/newsinsights/6')
  })

  it('[L2] shows six skeleton rows until the first fetch ends', async () => {
    open({ ...news, behaviour: { latency: 3000 } })
    expect(await screen.findByText('Loading...')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(await screen.findByRole('table', { name: 'News' })).toBeTruthy()
    expect(screen.queryByText('Loading...')).toBeNull()
  })

  it('invites to add the first article if there are none', async () => {
    open({ ...news, items: {} })
    expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add the first article' }).getAttribute('href')).toBe(
      '/admin/AddNews',
    )
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('[L3] [M6] shows a failure as a toast, and in the card with a retry', async () => {
    const { user } = open({ ...news, behaviour: { failing: { reads: exampleFailures.broken } } })
    await toldTwice('Failed to fetch news: Something went wrong')
    const card = within(screen.getByRole('region', { name: 'News' }))
    expect(card.getByText('The server could not do this')).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByText(/^Failed to fetch news/)).toHaveLength(3))
  })
})

describe('the columns of a list', () => {
  it('show when an article was added and changed', async () => {
    const [article] = sampleContents.newsArticle ?? []
    const times = { createdAt: '2024-03-05T09:00:00.000Z', updatedAt: '2025-04-06T09:00:00.000Z' }
    open({ ...news, items: { newsArticle: article ? [{ ...article, ...times }] : [] } })
    // This window is too narrow for them.
    const cells = (await screen.findAllByRole('cell', { hidden: true })).map((cell) => cell.textContent)
    expect(cells).toContain('5 Mar 2024')
    expect(cells).toContain('6 Apr 2025')
  })

  it('show which positions are closed, and their dates in full', async () => {
    const position = { company: '', department: '', location: 'Hidd', employmentType: '', experience: '' }
    const career = [
      { ...position, title: 'Pilot', closingDate: '2090-01-03', description: 'At sea.' },
      { ...position, title: 'Diver', closingDate: '2020-01-31', description: 'Below it.' },
    ]
    open({ at: '/CareerList', role: 'Hr', items: { career } })
    expect((await screen.findByRole('row', { name: /Pilot/ })).textContent).toContain('3 Jan 2090')
    expect(screen.getByRole('row', { name: /Diver/ }).textContent).toContain('31 Jan 2020 Closed')
    expect(screen.getByRole('row', { name: /Pilot/ }).textContent).not.toContain('Closed')
  })

  it('are searched by their text', async () => {
    open({ at: '/AllAdmins', role: 'Admin' })
    expect(await screen.findByPlaceholderText('Search name or email')).toBeTruthy()
  })
})

describe('the pages of a list', () => {
  it('are stepped through, and named in the address', async () => {
    const { user, address, router } = open({ ...news, items: many, at: '/NewsList?size=6' })
    expect(await screen.findByText('1 to 6 of 27')).toBeTruthy()
    expect(titles()).toEqual(articles(27, 22))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(titles()).toEqual(articles(21, 16)))
    expect(address()).toBe('/admin/NewsList?size=6&page=2')
    expect(router.history.location.state.cursor).toEqual({ after: expect.any(String) })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(titles()).toEqual(articles(15, 10)))
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(titles()).toEqual(articles(21, 16)))
    expect(screen.getByText('7 to 12 of 27')).toBeTruthy()
    expect(router.history.location.state.cursor).toEqual({ before: expect.any(String) })
  })

  it('are opened by number, and the last one as such', async () => {
    const { user, address, router } = open({ ...news, items: many, at: '/NewsList?size=6' })
    await user.click(await screen.findByRole('button', { name: '4' }))
    await waitFor(() => expect(titles()).toEqual(articles(9, 4)))
    expect(address()).toBe('/admin/NewsList?size=6&page=4')
    expect(router.history.location.state.cursor).toBeUndefined()
    await user.click(screen.getByRole('button', { name: '1' }))
    await waitFor(() => expect(titles()).toEqual(articles(27, 22)))
    await user.click(screen.getByRole('button', { name: '5' }))
    await waitFor(() => expect(titles()).toEqual(articles(6, 1)))
    expect(address()).toBe('/admin/NewsList?size=6&page=last')
    expect(screen.getByText('22 to 27 of 27')).toBeTruthy()
    expect(screen.getByRole('button', { name: '5' }).getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(titles()).toEqual(articles(12, 7)))
    expect(screen.getByText('16 to 21 of 27')).toBeTruthy()
  })

  it('[A4] open from the address, which may contain nonsense', async () => {
    open({ ...news, items: many, at: '/NewsList?page=2&size=13&sort=colour&q=' })
    await waitFor(() => expect(titles()).toEqual(articles(15, 4)))
  })

  it('start again when their size changes', async () => {
    const { user, address } = open({ ...news, items: many, at: '/NewsList?page=2' })
    await user.selectOptions(await screen.findByLabelText(/Rows per page/), '24')
    await waitFor(() => expect(titles()).toHaveLength(24))
    expect(address()).toBe('/admin/NewsList?size=24')
  })
})

describe('search and order', () => {
  it('search once the user pauses, and store it in the address', async () => {
    const { user, address } = open({ ...news, items: many })
    await user.type(await screen.findByLabelText('Search articles'), 'palm')
    expect(address()).toBe('/admin/NewsList')
    expect(await screen.findByText('13 articles found')).toBeTruthy()
    expect(address()).toBe('/admin/NewsList?q=palm')
    await user.clear(screen.getByLabelText('Search articles'))
    expect(await screen.findByText('27 articles, newest first on the site')).toBeTruthy()
  })

  it('offers to clear a search that found nothing', async () => {
    const { user } = open({ ...news, at: '/NewsList?q=submarine' })
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    expect(await screen.findByText('6 articles, newest first on the site')).toBeTruthy()
    expect(screen.getByLabelText('Search articles')).toHaveProperty('value', '')
  })

  it('keep the line under the title if nothing is found', async () => {
    open({ ...news, at: '/NewsList?q=submarine' })
    await screen.findByRole('heading', { name: 'No articles found' })
    expect(screen.getByText('0 articles found')).toBeTruthy()
  })

  it('sort by a heading: ascending, descending, default', async () => {
    const { user, address } = open(news)
    const heading = await screen.findByRole('columnheader', { name: /Title/ })
    const press = () => user.click(within(heading).getByRole('button'))
    await press()
    await waitFor(() => expect(titles()[0]).toMatch(/^Badgir/))
    expect(address()).toBe('/admin/NewsList?sort=title')
    expect(screen.getByLabelText('Sort')).toHaveProperty('value', 'title')
    await press()
    await waitFor(() => expect(titles()[0]).toMatch(/^Salwan/))
    expect(address()).toBe('/admin/NewsList?sort=-title')
    await press()
    await waitFor(() => expect(titles()[0]).toMatch(/^Jalboot/))
    expect(address()).toBe('/admin/NewsList')
  })
})
