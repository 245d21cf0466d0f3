import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sourceHash } from '#domain/language/source-hash.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const article = (title: string, made: string) => ({
  title,
  image: samplePicture(),
  description: 'It opens.',
  translations: { ar: { title: 'رصيف', description: 'افتتاح' } },
  sources: { ar: { title: sourceHash(made), description: sourceHash('It opens.') } },
})

const missing = { title: 'Missing', image: samplePicture(), description: '' }
const items = {
  newsArticle: [article('Complete', 'Complete'), article('Outdated', 'Former'), missing],
}

it('[T53] only rows that lack a language or are out of date say so', async () => {
  open({ at: '/NewsList', role: 'CXTeam', items })
  const marksOf = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .queryAllByText(/^Arabic/)
      .map((mark) => mark.textContent)
  expect([await marksOf(/Complete/), await marksOf(/Outdated/), await marksOf(/Missing/)]).toEqual([
    [],
    ['Arabic out of date'],
    ['Arabic missing'],
  ])
})

const strip = async () => within(await screen.findByRole('navigation', { name: 'Filter by translation' }))
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)

describe('[T53] the filter by translation', () => {
  it('stays in the address with the search, and says how many items each state has', async () => {
    const { user, address } = open({ at: '/NewsList?q=dat', role: 'CXTeam', items })
    await user.click((await strip()).getByRole('link', { name: 'Arabic out of date' }))
    await waitFor(() => expect(titles()).toEqual(['Outdated']))
    expect(address()).toBe('/admin/NewsList?q=dat&translation=outdated&in=ar')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(address()).toBe('/admin/NewsList?translation=outdated&in=ar'))
    const links = (await strip()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Arabic missing1',
      'Arabic out of date1',
      'Arabic complete1',
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true', null])
    expect(screen.getByText('1 article found')).toBeTruthy()
    await user.click((await strip()).getByRole('link', { name: /^All/ }))
    await waitFor(() => expect(titles()).toHaveLength(3))
  })

  it('ignores a language or a state that it does not know', async () => {
    open({ at: '/NewsList?translation=missing&in=fr', role: 'CXTeam', items })
    await strip()
    await waitFor(() => expect(titles()).toHaveLength(3))
  })

  it('offers all items where none has the state', async () => {
    const { user } = open({
      at: '/NewsList?translation=missing&in=ar',
      role: 'CXTeam',
      items: { newsArticle: [article('Complete', 'Complete')] },
    })
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(titles()).toEqual(['Complete']))
  })
})
