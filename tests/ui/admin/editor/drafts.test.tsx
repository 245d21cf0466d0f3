import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import type { ItemChange } from '#ports/content/contents.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import type { NewDraft } from '#domain/publishing/draft.ts'
import { open, photo } from '../admin-open.tsx'

afterEach(cleanup)

type Office = ReturnType<typeof open>

const subject = 'newsArticle'
const ref = { subject, itemId: '6' } as const
const before = 'Jalboot Marine opens a fourth berth at Hidd'

const opened = (at: string) => open({ at, role: 'Admin', missing: ['richText'] })
const field = (name: string) => screen.findByLabelText(name)
const button = (name: string) => screen.findByRole('button', { name })
const press = async ({ user }: Office, name: string) => user.click(await button(name))
const more = async (office: Office, name: string) => {
  await press(office, 'More')
  await office.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
}
const retype = async ({ user }: Office, name: string, text: string) => {
  const control = await field(name)
  await user.clear(control)
  await user.type(control, text)
}
const live = ({ runtime }: Office) => runtime.runPromise(Contents.use((port) => port.get(newsArticle, '6')))
const change = ({ runtime }: Office, to: ItemChange<typeof newsArticle>) =>
  runtime.runPromise(Contents.use((port) => port.update(newsArticle, '6', to)))
const prepare = ({ runtime }: Office, draft: Partial<NewDraft> = {}) =>
  runtime.runPromise(Drafts.use((port) => port.add({ ...ref, action: 'publish', ...draft })))
const draftsOf = ({ runtime }: Office) =>
  runtime.runPromise(Drafts.use((port) => port.list({ subjects: [subject] })))
const go = (office: Office, to: string) => office.router.history.push(to)

describe('a draft of a live article', () => {
  it('[W3] is saved with an empty title, and names what will change', async () => {
    const office = opened('/EditNews/6')
    await office.user.clear(await field('Title'))
    await press(office, 'Save draft')
    expect(await screen.findByText(/Publishing still needs: title\. Saved \d\d:\d\d by you\./)).toBeTruthy()
    expect((await live(office)).title).toBe(before)
    await retype(office, 'Title', 'Mine')
    await office.user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText(/Will change: title\./)).toBeTruthy()
    expect((await live(office)).title).toBe(before)
    expect((await draftsOf(office)).items).toHaveLength(1)
  })

  it('is opened with its item, and published by Ctrl Enter', async () => {
    const office = opened('/NewsList')
    await office.heading('News')
    await prepare(office, { fields: { title: 'Drafted' } })
    go(office, '/admin/EditNews/6')
    await waitFor(async () => expect(await field('Title')).toHaveProperty('value', 'Drafted'))
    await office.user.keyboard('{Control>}{Enter}{/Control}')
    await office.heading('News')
    expect((await live(office)).title).toBe('Drafted')
    expect((await draftsOf(office)).items).toEqual([])
  })

  it('[W5] is not published while it is incomplete', async () => {
    const office = opened('/EditNews/6')
    await office.user.clear(await field('Title'))
    await press(office, 'Save draft')
    await screen.findByText(/Publishing still needs: title/)
    await press(office, 'Publish')
    expect(await screen.findByText('Title is required')).toBeTruthy()
    expect((await live(office)).title).toBe(before)
  })

  it('[W6] shows both versions after a conflict, and publishes the chosen one', async () => {
    const office = opened('/EditNews/6')
    await retype(office, 'Title', 'Mine')
    await press(office, 'Save draft')
    await screen.findByText(/Will change: title\./)
    await change(office, { title: 'Theirs', description: 'Theirs too' })
    await press(office, 'Publish')
    const versions = within(await screen.findByRole('group', { name: 'You both changed title' }))
    expect(await field('Description')).toHaveProperty('value', 'Theirs too')
    expect(screen.getByText(/choose there which version to keep, then publish again\.$/)).toBeTruthy()
    await office.user.click(versions.getByRole('radio', { name: /^Yours/ }))
    await press(office, 'Publish')
    await office.heading('News')
    expect(await live(office)).toMatchObject({ title: 'Mine', description: 'Theirs too' })
  })

  it('[W20] is merged with what a colleague saved in the same draft', async () => {
    const office = opened('/EditNews/6')
    await retype(office, 'Title', 'Mine')
    await press(office, 'Save draft')
    await screen.findByText(/Will change: title\./)
    const [draft] = (await draftsOf(office)).items
    await office.runtime.runPromise(
      Drafts.use((port) => port.update(draft?.id ?? '', { fields: { description: 'Theirs' } })),
    )
    await retype(office, 'Title', 'Mine again')
    await press(office, 'Save draft')
    await waitFor(async () => expect(await field('Description')).toHaveProperty('value', 'Theirs'))
    expect(screen.getByText(/Save again to keep both\.$/)).toBeTruthy()
    await press(office, 'Save draft')
    await screen.findByText(/Will change: title, description\./)
  })

  it('is discarded after a question, and restored by Undo', async () => {
    const office = opened('/EditNews/6')
    await retype(office, 'Title', 'Mine')
    await press(office, 'Save draft')
    await screen.findByText(/Will change: title\./)
    await more(office, 'Discard draft')
    const question = within(await screen.findByRole('alertdialog'))
    await office.user.click(question.getByRole('button', { name: 'Discard draft' }))
    await screen.findByText('Discarded')
    await waitFor(async () => expect((await draftsOf(office)).items).toEqual([]))
    await press(office, 'Undo')
    await screen.findByText('Draft restored')
    expect((await draftsOf(office)).items).toHaveLength(1)
  })

  it('[W19] offers to restore it where a discarded one is opened', async () => {
    const office = opened('/EditNews/6')
    const draft = await prepare(office, { fields: { title: 'Mine' } })
    await office.runtime.runPromise(Drafts.use((port) => port.discard(draft.id)))
    go(office, `/admin/EditNews/6?draft=${draft.id}`)
    await waitFor(async () => expect(await field('Title')).toHaveProperty('value', 'Mine'))
    expect((await field('Title')).closest('fieldset')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
    await press(office, 'Restore')
    await screen.findByText('Draft restored')
    await screen.findByRole('button', { name: 'Save draft' })
    expect((await field('Title')).closest('fieldset')).toHaveProperty('disabled', false)
    expect((await draftsOf(office)).items).toMatchObject([{ id: draft.id, state: 'waiting' }])
  })

  it('[W20] keeps unsaved work under its own name', async () => {
    const office = opened('/EditNews/6')
    await retype(office, 'Title', 'Mine')
    await press(office, 'Save draft')
    await screen.findByText(/Will change: title\./)
    const [draft] = (await draftsOf(office)).items
    const { unsaved } = office.actors.staff()
    expect(unsaved.read('newsArticle/6')).toBeNull()
    await office.user.type(await field('Title'), ', typed')
    expect(unsaved.read(`draft/${draft?.id}`)?.values['title']).toBe('Mine, typed')
  })
})

describe('a new article', () => {
  it('is saved as a draft under an address of its own, and published from there', async () => {
    const office = opened('/AddNews')
    await office.user.type(await field('Title'), 'New')
    await press(office, 'Save draft')
    expect(await screen.findByText(/Publishing still needs: image, description\./)).toBeTruthy()
    const [draft] = (await draftsOf(office)).items
    expect(office.address()).toBe(`/admin/AddNews?draft=${draft?.id}`)
    expect(await field('Title')).toHaveProperty('value', 'New')
    await office.user.upload(screen.getByLabelText(/Choose a file/), photo())
    await office.user.type(await field('Description'), 'Text')
    await press(office, 'Publish')
    await office.heading('News')
    expect(await screen.findByText('New')).toBeTruthy()
  })

  it('begins blank after another one was saved as a draft', async () => {
    const office = opened('/AddNews')
    await office.user.type(await field('Title'), 'New')
    await press(office, 'Save draft')
    await screen.findByText(/Publishing still needs/)
    go(office, '/admin/AddNews')
    await waitFor(async () => expect(await field('Title')).toHaveProperty('value', ''))
  })

  it('[W20] begins as a draft if it is a copy', async () => {
    const office = opened('/AddNews?copy=6')
    const main = await button('Save draft')
    expect(main).toHaveProperty('type', 'submit')
    await office.user.click(main)
    await screen.findByText(/Not on the site yet\./)
    expect((await draftsOf(office)).items).toMatchObject([{ itemId: '' }])
  })
})

describe('a scheduled change', () => {
  const dueAt = '2030-12-05T06:00:00.000Z'

  it('is scheduled in the site’s time zone, and shows its own address', async () => {
    const office = opened('/EditNews/6')
    await retype(office, 'Title', 'Later')
    await more(office, 'Schedule…')
    const dialog = within(await screen.findByRole('dialog'))
    await office.user.type(dialog.getByLabelText('Date'), '2030-12-05')
    await office.user.type(dialog.getByLabelText('Time'), '09:00')
    await office.user.click(dialog.getByRole('button', { name: /^Schedule/ }))
    expect(await screen.findByText(/Scheduled for 5 Dec 2030, 09:00\./)).toBeTruthy()
    const [draft] = (await draftsOf(office)).items
    expect(draft).toMatchObject({ dueAt, state: 'waiting' })
    expect(office.address()).toBe(`/admin/EditNews/6?draft=${draft?.id}`)
    await retype(office, 'Title', 'Later still')
    await press(office, 'Save schedule')
    await waitFor(async () => expect((await draftsOf(office)).items[0]?.title).toBe('Later still'))
  })

  it('[W15] is announced above the form of the item that it will overwrite', async () => {
    const office = opened('/NewsList')
    await office.heading('News')
    const { id } = await prepare(office, { fields: { title: 'Later' }, dueAt })
    go(office, '/admin/EditNews/6')
    const notice = await screen.findByText(/has scheduled title for 5 Dec 2030, 09:00/)
    expect(notice.textContent).toMatch(/^Layla Mansoor has scheduled/)
    const link = within(notice).getByRole('link', { name: 'Open the scheduled change' })
    expect(link.getAttribute('href')).toBe(`/admin/EditNews/6?draft=${id}`)
    await office.user.click(link)
    await waitFor(async () => expect(await field('Title')).toHaveProperty('value', 'Later'))
  })
})

describe('an unpublished article', () => {
  it('[W16] leaves the site at once, and is published again from its editor', async () => {
    const office = opened('/EditNews/6')
    await field('Title')
    await more(office, 'Unpublish…')
    const dialog = within(await screen.findByRole('dialog'))
    await office.user.click(dialog.getByRole('button', { name: 'Unpublish' }))
    await office.heading('News')
    const off = await office.runtime.runPromise(Unpublished.use((port) => port.get(ref)))
    expect(off.item).toMatchObject({ id: '6' })
    go(office, '/admin/EditNews/6')
    await screen.findByText(/^Since/, { exact: false })
    await press(office, 'Publish again')
    await office.heading('News')
    expect((await live(office)).title).toBe(before)
  })
})

it('[W18] the home page has a draft too', async () => {
  const office = opened('/HomePage')
  await retype(office, 'Statement', 'Drafted')
  await press(office, 'Save draft')
  expect(await screen.findByText(/Will change: statement\./)).toBeTruthy()
  await press(office, 'Publish')
  await screen.findByText('Published')
  await waitFor(async () => expect(await button('Save draft')).toHaveProperty('disabled', true))
})
