import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { formName, unsavedForm, unsavedKey } from '#domain/forms/unsaved-form.ts'
import { Contents } from '#ports/content/contents.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { sampleContents } from '#ui/sample/office/content/sample-contents.ts'
import { samplePeople } from '#ui/sample/office/sample-people.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open, photo } from '../admin-open.tsx'

afterEach(cleanup)

type Opened = ReturnType<typeof open>

const editing = { at: '/EditNews/6', role: 'CXTeam' } as const
const before = 'Jalboot Marine opens a fourth berth at Hidd'
const account = samplePeople.CXTeam.id
const title = () => screen.findByLabelText('Title')
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))
const offer = () => screen.findByText(/You left this form on/)
const offers = async () => {
  await title()
  return screen.queryAllByText(/You left this form on/)
}
const stored = ({ runtime }: Opened, form = formName('newsArticle', '6'), whose = account) =>
  runtime.runPromise(UnsavedForms.use((forms) => forms.read(whose, form)))

const article = sampleContents.newsArticle?.[5] ?? { title: '', image: '', description: '' }
const leftBy = (whose: string, values: object, lacksFiles = false) => {
  const base = { ...article, brandId: '' }
  const left = unsavedForm({ base, values: { ...base, ...values } }, [], '2026-11-20T14:02:00.000Z')
  return { unsaved: { [unsavedKey(whose, formName('newsArticle', '6'))]: { ...left, lacksFiles } } }
}

describe('an unsaved form', () => {
  it('is stored under the account until its change is undone', async () => {
    const office = open(editing)
    expect(await title()).toHaveProperty('value', before)
    expect(await stored(office)).toBeNull()
    await office.user.type(await title(), '!')
    expect(await stored(office)).toMatchObject({
      base: { title: before },
      values: { title: `${before}!` },
      lacksFiles: false,
    })
    expect(await stored(office, undefined, samplePeople.Admin.id)).toBeNull()
    await office.user.keyboard('{Backspace}')
    expect(await stored(office)).toBeNull()
  })

  it('is removed after the save', async () => {
    const office = open(editing)
    await office.user.type(await title(), '!')
    await press(office, 'Save changes')
    await office.heading('News')
    expect(await stored(office)).toBeNull()
  })

  it('has no chosen files, and says so', async () => {
    const office = open(editing)
    await title()
    await office.user.upload(screen.getByLabelText(/Choose a file/), photo())
    expect(await stored(office)).toMatchObject({ lacksFiles: true, values: { image: article.image } })
  })

  it('stays after a failed save', async () => {
    const office = open({ ...editing, behaviour: { failing: { writes: exampleFailures.broken } } })
    await office.user.type(await title(), '!')
    await press(office, 'Save changes')
    await screen.findAllByText('Failed to update news: Something went wrong')
    expect(await stored(office)).toMatchObject({ values: { title: `${before}!` } })
  })

  it('is removed with the item', async () => {
    const office = open({ at: '/NewsList', role: 'CXTeam', ...leftBy(account, { title: 'Left' }) })
    await office.user.click(await screen.findByRole('button', { name: `Delete ${before}` }))
    await office.user.click(await screen.findByRole('button', { name: 'Delete article' }))
    await screen.findByText('Deleted news successfully')
    expect(await stored(office)).toBeNull()
  })

  it('never has a password', async () => {
    const office = open({ at: '/EditAdmin/2', role: 'Admin' })
    await office.user.type(await screen.findByLabelText('Name'), '!')
    await office.user.type(screen.getByLabelText(/^Set new password/), 'a secret of twelve')
    expect(await stored(office, formName('account', '2'), samplePeople.Admin.id)).toMatchObject({
      values: { name: 'Noor Al Dossari!', password: '' },
    })
  })
})

describe('a form that was left unsaved', () => {
  it('is offered to the same person, and restored', async () => {
    const office = open(editing)
    await office.user.type(await title(), '!')
    await office.user.click(screen.getByRole('link', { name: 'Cancel' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This device stores them')
    await press(office, 'Leave')
    await office.heading('News')
    await office.router.navigate({ to: '/EditNews/6' })
    await offer()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', before)
    await press(office, 'Restore it')
    expect(screen.getByLabelText('Title')).toHaveProperty('value', `${before}!`)
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    expect(await offers()).toEqual([])
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    expect(screen.queryByText(/Somebody else/)).toBeNull()
    await press(office, 'Save changes')
    await office.heading('News')
    const current = await office.runtime.runPromise(Contents.use((port) => port.get(newsArticle, '6')))
    expect(current.title).toBe(`${before}!`)
  })

  it('can be discarded', async () => {
    const office = open({ ...editing, ...leftBy(account, { title: 'Left' }) })
    await offer()
    await press(office, 'Discard it')
    expect(await stored(office)).toBeNull()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', before)
    expect(await offers()).toEqual([])
  })

  it('stays stored while the editor is unchanged', async () => {
    const office = open({ ...editing, ...leftBy(account, { title: 'Left' }) })
    await offer()
    await office.user.click(screen.getByRole('link', { name: 'Cancel' }))
    await office.heading('News')
    expect(await stored(office)).toMatchObject({ values: { title: 'Left' } })
  })

  it('is not offered to another account', async () => {
    const office = open({ ...editing, ...leftBy(samplePeople.Admin.id, { title: 'Of another' }) })
    expect(await offers()).toEqual([])
    expect(await stored(office, undefined, samplePeople.Admin.id)).not.toBeNull()
  })

  it('says that pictures must be chosen again, and what restoring replaces', async () => {
    const office = open({ ...editing, ...leftBy(account, { title: 'Left' }, true) })
    await offer()
    expect(screen.getByText(/have to be chosen again/)).toBeTruthy()
    await office.user.type(await title(), '!')
    expect(screen.getByText(/replaces what you have typed since/)).toBeTruthy()
  })

  it('is merged with what another person has saved since', async () => {
    const unsaved = leftBy(account, { title: 'Left', description: 'Mine' })
    const description = 'Theirs'
    const newsArticles = (sampleContents.newsArticle ?? []).map((item, index) =>
      index === 5 ? { ...item, description, image: samplePicture('#123456') } : item,
    )
    const office = open({ ...editing, ...unsaved, items: { newsArticle: newsArticles } })
    await offer()
    await press(office, 'Restore it')
    expect(await screen.findByText(/saved this article while/)).toBeTruthy()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Left')
    const versions = within(screen.getByRole('group', { name: 'You both changed description' }))
    await office.user.click(versions.getByRole('radio', { name: /^Theirs/ }))
    await press(office, 'Save changes')
    await office.heading('News')
    const current = await office.runtime.runPromise(Contents.use((port) => port.get(newsArticle, '6')))
    expect(current).toMatchObject({ title: 'Left', description, image: samplePicture('#123456') })
  })

  it('is not offered if the form has other fields now', async () => {
    const key = unsavedKey(account, formName('newsArticle', '6'))
    const base = { title: before, subtitle: '' }
    open({
      ...editing,
      unsaved: { [key]: unsavedForm({ base, values: { ...base, title: 'A' } }, [], '') },
    })
    expect(await offers()).toEqual([])
  })
})
