import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { Contents } from '#ports/content/contents.ts'
import { InputRefused } from '#ports/failures.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open, photo, toldTwice } from '../admin-open.tsx'

afterEach(cleanup)

type Opened = ReturnType<typeof open>

const adding = { at: '/AddNews', role: 'CXTeam' } as const
const editing = { at: '/EditNews/6', role: 'CXTeam' } as const
const title = () => screen.findByLabelText('Title')
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save changes' }))
const stored = ({ runtime }: Opened, id: string) =>
  runtime.runPromise(Contents.use((contents) => contents.get(newsArticle, id)))

describe('adding', () => {
  it('[A4] [L4] [L10] [L12] uploads, saves, and opens the list with the new row marked', async () => {
    const office = open(adding)
    const { user, address } = office
    await user.type(await title(), 'A fifth berth')
    await user.upload(screen.getByLabelText(/Choose a file/), photo())
    await user.type(screen.getByLabelText('Description'), 'It is longer.')
    await user.click(screen.getByRole('button', { name: 'Add news' }))
    await office.heading('News')
    expect(address()).toBe('/admin/NewsList')
    const row = await screen.findByRole('row', { name: /A fifth berth/ })
    expect(row.getAttribute('aria-current')).toBe('true')
    await waitFor(() => expect(screen.getByText('“A fifth berth” was saved.')).toBeTruthy())
    expect(await stored(office, '7')).toMatchObject({
      title: 'A fifth berth',
      image: samplePicture('#F5EACB', '#AF8423'),
      description: 'It is longer.',
    })
  })

  it('[L12] opens the last page if new items are last', async () => {
    const brand = Array.from({ length: 12 }, (_, index) => ({
      title: `Brand ${index}`,
      image: 'x',
      sector: '',
    }))
    const { user, address } = open({ at: '/AddOurBrand', role: 'CXTeam', items: { brand } })
    await user.type(await title(), 'Ninth')
    const [mark = document.body] = screen.getAllByLabelText(/Choose a file/)
    await user.upload(mark, photo())
    await user.click(screen.getByRole('button', { name: 'Add brand' }))
    expect((await screen.findByRole('row', { name: /Ninth/ })).getAttribute('aria-current')).toBe('true')
    expect(address()).toBe('/admin/OurBrands?page=last')
  })

  it('names missing fields and focuses the first', async () => {
    const { user } = open(adding)
    await title()
    await user.click(screen.getByRole('button', { name: 'Add news' }))
    for (const sentence of ['Title is required', 'Image is required', 'Description is required'])
      expect(screen.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    await user.type(screen.getByLabelText('Title'), 'x')
    expect(screen.queryByText('Title is required')).toBeNull()
  })

  it('shows no error before the field is left', async () => {
    const { user } = open(adding)
    await user.click(await title())
    expect(screen.queryByText('Title is required')).toBeNull()
    await user.tab()
    expect(screen.getByText('Title is required')).toBeTruthy()
  })

  it('rejects a file that is no picture, and keeps the former one', async () => {
    const { user } = open(adding)
    const input = await screen.findByLabelText(/Choose a file/)
    await user.upload(input, photo('berth.jpg'))
    expect(await screen.findByText(/^berth\.jpg/)).toBeTruthy()
    await user.upload(screen.getByLabelText(/Choose a file/), photo('berth.svg', 'image/svg+xml'))
    const rejection = 'berth.svg (9 B): Choose a JPEG, PNG, WebP, AVIF or GIF picture'
    expect((await screen.findByRole('alert')).textContent).toContain(rejection)
    expect(screen.getByText(/^berth\.jpg/)).toBeTruthy()
  })
})

describe('editing', () => {
  it('[L5] [L9] [L12] keeps the picture, saves the change and merges it into the list', async () => {
    const office = open(editing)
    const before = await stored(office, '6')
    await office.user.clear(await title())
    await office.user.type(screen.getByLabelText('Title'), 'A fourth berth')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await save(office)
    await office.heading('News')
    expect(await screen.findByRole('row', { name: /A fourth berth/ })).toBeTruthy()
    expect(await stored(office, '6')).toMatchObject({
      title: 'A fourth berth',
      image: before.image,
      version: 2,
    })
  })

  it('[L9] uploads a new picture first', async () => {
    const office = open(editing)
    await title()
    await office.user.upload(screen.getByLabelText(/Choose a file/), photo())
    await save(office)
    await office.heading('News')
    expect((await stored(office, '6')).image).toBe(samplePicture('#F5EACB', '#AF8423'))
  })

  it.each(['{Control>}s{/Control}', '{Meta>}s{/Meta}'])('saves by the keys %s', async (keys) => {
    const office = open(editing)
    await office.user.type(await title(), '!')
    await office.user.keyboard(keys)
    await office.heading('News')
    expect((await stored(office, '6')).title).toMatch(/!$/)
  })

  it('[T55] saves by Ctrl S on an Arabic layout', async () => {
    const office = open(editing)
    await office.user.type(await title(), '!')
    fireEvent.keyDown(document.body, { key: 'س', code: 'KeyS', ctrlKey: true })
    await office.heading('News')
    expect((await stored(office, '6')).title).toMatch(/!$/)
  })

  it('shows a preview', async () => {
    const { user } = open(editing)
    await user.clear(await title())
    await user.type(screen.getByLabelText('Title'), 'Seen at once')
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByRole('article').textContent).toContain('Seen at once')
  })

  it('links to the list and the trash if the article is gone', async () => {
    const { heading } = open({ ...editing, at: '/EditNews/99' })
    await heading('This article is not here')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Back to News' }).getAttribute('href')).toBe('/admin/NewsList')
    expect(main.getByRole('link', { name: 'Trash' }).getAttribute('href')).toBe('/admin/trash?of=newsArticle')
    expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy()
  })

  it('[M6] says that an article could not be fetched, and retries', async () => {
    const { user } = open({ ...editing, at: '/EditNews/99' })
    await toldTwice('Failed to fetch news details: Something went wrong')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByText(/^Failed to fetch news details/)).toHaveLength(3))
  })
})

describe('the tools of an editor', () => {
  it('link to the item’s public page', async () => {
    open(editing)
    await title()
    const link = screen.getByRole('link', { name: 'View on site' })
    expect(link.getAttribute('href')).toBe('/newsinsights/6')
  })

  it('delete the item after a confirmation, and offer Undo in the list', async () => {
    const office = open(editing)
    await title()
    await office.user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this article?' }))
    await office.user.click(dialog.getByRole('button', { name: 'Delete article' }))
    await office.heading('News')
    expect(await screen.findByText('Deleted news successfully')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /fourth berth/ })).toBeNull()
  })
})

describe('a failure', () => {
  it('[M6] of a save is announced, keeps the form and returns the focus', async () => {
    const office = open({ ...editing, behaviour: { failing: { writes: exampleFailures.broken } } })
    await office.user.type(await title(), '!')
    await office.user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Failed to update news: Something went wrong')).toBeTruthy()
    expect(screen.getByText('The server could not do this')).toBeTruthy()
    expect(screen.getByLabelText('Title')).toHaveProperty(
      'value',
      'Jalboot Marine opens a fourth berth at Hidd!',
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  })

  it('of a field that only the server rejects shows until the field changes', async () => {
    const refused = new InputRefused({
      message: 'The draft was refused',
      fields: { title: 'This title is taken' },
    })
    const office = open({ ...editing, behaviour: { failing: { writes: refused } } })
    await office.user.type(await title(), '!')
    await save(office)
    expect(await screen.findByText('This title is taken')).toBeTruthy()
    await office.user.type(screen.getByLabelText('Title'), '!')
    expect(screen.queryByText('This title is taken')).toBeNull()
  })

  it.each([
    ['the server’s message', exampleFailures.tooLarge, 'The picture has at most 8 MB'],
    ['no response', exampleFailures.offline, 'Image upload failed'],
  ])('[M1] of an upload with %s is announced and can be retried', async (_, failure, sentence) => {
    const office = open({ ...editing, uploading: { failing: { writes: failure } } })
    await title()
    await office.user.upload(screen.getByLabelText(/Choose a file/), photo())
    await save(office)
    await toldTwice(sentence)
    await office.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(3))
    expect(screen.getByText(/^berth\.jpg/)).toBeTruthy()
  })
})
