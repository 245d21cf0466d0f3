import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { picture } from '../../../support/files.ts'
import { askToDelete, heading, withStaff } from '../admin-staff.ts'
import { sample } from '../../support/sample.ts'
import { desktop, phone } from '../../support/visit.ts'

const staff = withStaff()

const chosen = async (name = 'berth.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await picture() })
const choose = async (page: Page) => page.getByLabel(/Choose a file/).setInputFiles(await chosen())
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

interface Stored {
  readonly id: string
  readonly Tittle: string
  readonly Image: string
}
const storedNews = async () => {
  const { data } = await staff.calls().get('/NewsLater_list')
  return data['results'] as ReadonlyArray<Stored>
}
const addNews = async (title: string) => {
  const [{ Image } = { Image: '' }] = await storedNews()
  const { data } = await staff.calls().post('/NewsLater_add', { Tittle: title, Image, Description: title })
  return (data['results'] as Stored).id
}

describe('an article', () => {
  test('[A4] [L4] [L10] [L12] is added: picture first, then its marked row', async () => {
    const { page, requests } = await staff.open('CXTeam', '/NewsList')
    await page.getByRole('link', { name: 'Add news' }).click()
    await page.getByLabel('Title', { exact: true }).fill('A fifth berth')
    await choose(page)
    await page.getByLabel('Description', { exact: true }).fill('It is longer.\n\nMuch longer.')
    const writes = () => requests.filter((request) => request.startsWith('POST'))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await heading(page, 'News').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/NewsList')
    expect(writes()).toEqual(['POST /api/group/uploads3', 'POST /api/group/NewsLater_add?lang=all'])
    const added = row(page, 'A fifth berth')
    await added.waitFor()
    expect(await added.getAttribute('aria-current')).toBe('true')
    await page.getByRole('status').getByText('“A fifth berth” was saved.').waitFor({ state: 'attached' })
    expect((await storedNews())[0]).toMatchObject({
      Tittle: 'A fifth berth',
      Image: expect.stringMatching(/^\/media\//),
    })
  })

  test('[L5] [L9] [L12] is changed, and keeps its picture if no other is chosen', async () => {
    const id = await addNews('To be changed')
    const image = (await storedNews())[0]?.Image
    const { page, requests } = await staff.open('CXTeam', '/NewsList')
    await page.getByRole('link', { name: 'Edit To be changed' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Rewritten')
    await page.getByText('Unsaved changes').waitFor()
    await page.keyboard.press('Control+Enter')
    await row(page, 'Rewritten').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/NewsList')
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
    expect((await storedNews()).find((news) => news.id === id)).toMatchObject({
      Tittle: 'Rewritten',
      Image: image,
    })
  })

  test('[L9] gets another picture, which is uploaded first', async () => {
    const id = await addNews('Another picture')
    const before = (await storedNews())[0]?.Image
    const { page, requests } = await staff.open('CXTeam', `/EditNews/${id}`)
    await choose(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await row(page, 'Another picture').waitFor()
    const writes = requests.filter((request) => /^(POST|PUT)/.test(request))
    expect(writes).toEqual(['POST /api/group/uploads3', `PUT /api/group/NewsLater_update/${id}?lang=all`])
    expect((await storedNews()).find((news) => news.id === id)?.Image).not.toBe(before)
  })

  test('[L6] [M10] is deleted after a question that names it', async () => {
    await addNews('To be deleted')
    const { page } = await staff.open('CXTeam', '/NewsList')
    const remove = page.getByRole('button', { name: 'Delete To be deleted' })
    await askToDelete(page, 'newsArticle', () => remove.click())
    const dialog = page.getByRole('alertdialog', { name: 'Delete this article?' })
    expect(await dialog.innerText()).toContain('“To be deleted”')
    await dialog.getByRole('button', { name: 'Delete article' }).click()
    await page.getByText('Deleted news successfully').waitFor()
    expect(await row(page, 'To be deleted').count()).toBe(0)
    expect((await storedNews()).map((news) => news.Tittle)).not.toContain('To be deleted')
  })

  test('[L6] is deleted with others', async () => {
    for (const title of ['Many 1', 'Many 2', 'Many 3']) await addNews(title)
    const { page } = await staff.open('CXTeam', '/NewsList?q=Many')
    await page.getByLabel('Select all articles of this page').press('Space')
    await page.getByText('3 selected').waitFor()
    const remove = page.getByRole('button', { name: 'Delete', exact: true })
    await askToDelete(page, 'newsArticle', () => remove.click())
    await page.getByRole('button', { name: 'Delete 3 articles' }).click()
    await page.getByRole('heading', { name: 'No articles found' }).waitFor()
    expect((await storedNews()).filter((news) => news.Tittle.startsWith('Many'))).toEqual([])
  })

  test('[L1] [L2] shows skeleton rows until the list has loaded', async () => {
    const { page } = await staff.open('CXTeam', '/dashboard')
    let respond = () => {}
    const responded = new Promise<void>((resolve) => (respond = resolve))
    await page.route('**/NewsLater_list?size=12&lang=all', async (route) => {
      await responded
      await route.continue()
    })
    await page.goto('/admin/NewsList')
    await page.getByRole('region', { name: 'News' }).getByText('Loading...').waitFor({ state: 'attached' })
    expect(await page.getByRole('table').count()).toBe(0)
    respond()
    await page.getByRole('table', { name: 'News' }).waitFor()
  })
})

describe.each(
  sample([
    ['a phone', phone],
    ['a desktop', desktop],
  ]),
)('on %s', (_, options) => {
  test('nothing is wider than the window', async () => {
    const { page } = await staff.open('Admin', '/NewsList', options)
    const paths = ['NewsList', 'EditNews/1', 'AllAdmins', 'account', 'dashboard', 'enquirymails']
    for (const path of sample(paths, 4)) {
      await page.goto(`/admin/${path}`)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(`${path}: ${wider}`).toBe(`${path}: 0`)
    }
  })
})
