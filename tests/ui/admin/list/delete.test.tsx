import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const news = { at: '/NewsList', role: 'CXTeam' } as const
const dhuha = /Dhuha Energy brings 120 MW/
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

describe('deleting', () => {
  it('[L6] asks by name, removes the item and announces it', async () => {
    const { user } = open(news)
    await user.click(await screen.findByRole('button', { name: /^Delete Dhuha/ }))
    const dialog = await question('Delete this article?')
    expect(
      dialog.getByText(/“Dhuha Energy brings 120 MW online ahead of summer” will leave the site/),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete article' }))
    expect(await screen.findByText('Deleted news successfully')).toBeTruthy()
    expect(screen.queryByRole('row', { name: dhuha })).toBeNull()
    expect(screen.getByText('5 articles, newest first on the site')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'News' })))
  })

  it('keeps the item on Cancel', async () => {
    const { user } = open(news)
    await user.click(await screen.findByRole('button', { name: /^Delete Dhuha/ }))
    await user.click((await question('Delete this article?')).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('row', { name: dhuha })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Delete Dhuha/ }))
  })

  it('[L6] removes all selected items after naming their number', async () => {
    const { user } = open(news)
    await user.click(await screen.findByLabelText(/^Select Dhuha/))
    await user.click(screen.getByLabelText(/^Select Rutabi/))
    expect(screen.getByText('2 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(
      (await question('Delete 2 articles?')).getByRole('button', { name: 'Delete 2 articles' }),
    )
    expect(await screen.findByText('4 articles, newest first on the site')).toBeTruthy()
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('selects the whole page, and clears the selection', async () => {
    const { user } = open(news)
    await user.click(await screen.findByLabelText('Select all articles of this page'))
    expect(screen.getByText('6 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('goes to the previous page when the last one is emptied', async () => {
    const { user, address } = open({ ...news, at: '/OurBrands?size=6&page=2', items: { brand: sevenBrands } })
    await user.click(await screen.findByRole('button', { name: 'Delete Brand 7' }))
    await user.click((await question('Delete this brand?')).getByRole('button', { name: 'Delete brand' }))
    expect(await screen.findByText('1 to 6 of 6')).toBeTruthy()
    expect(address()).toBe('/admin/OurBrands?size=6')
  })

  it.each([
    [
      '[M6] with a message',
      exampleFailures.broken,
      ['Failed to delete news', 'The server could not do this'],
    ],
    ['[M6] without a response', exampleFailures.offline, ['Failed to delete news: Something went wrong']],
  ])('keeps the item and announces the failure: %s', async (_, failure, texts) => {
    const { user } = open({ ...news, behaviour: { failing: { writes: failure } } })
    await user.click(await screen.findByRole('button', { name: /^Delete Dhuha/ }))
    await user.click((await question('Delete this article?')).getByRole('button', { name: 'Delete article' }))
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('row', { name: dhuha })).toBeTruthy()
  })
})

const sevenBrands = Array.from({ length: 7 }, (_, index) => ({
  title: `Brand ${index + 1}`,
  image: '/media/brand-1x1.webp',
  sector: '',
}))
