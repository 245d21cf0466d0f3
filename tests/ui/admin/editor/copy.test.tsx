import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { formName, unsavedKey } from '#domain/forms/unsaved-form.ts'
import { Contents } from '#ports/content/contents.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { samplePeople } from '#ui/sample/office/sample-people.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

type Opened = ReturnType<typeof open>

const account = samplePeople.CXTeam.id
const berth = 'Jalboot Marine opens a fourth berth at Hidd'
const articles = ({ runtime }: Opened) => runtime.runPromise(Contents.use((port) => port.list(newsArticle)))
const title = () => screen.findByLabelText('Title')

describe('a copy', () => {
  it('[A4] starts from a row, has its own title, and is stored only when saved', async () => {
    const office = open({ at: '/NewsList', role: 'CXTeam' })
    await office.user.click(await screen.findByRole('link', { name: `Copy ${berth}` }))
    await office.heading('Add news')
    expect(office.address()).toBe('/admin/AddNews?copy=6')
    expect(await title()).toHaveProperty('value', `Copy of ${berth}`)
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    const before = await articles(office)
    await office.user.click(screen.getByRole('button', { name: 'Add news' }))
    expect((await screen.findByRole('row', { name: /Copy of/ })).getAttribute('aria-current')).toBe('true')
    const after = await articles(office)
    expect(after.total).toBe(before.total + 1)
    const original = before.items.find(({ id }) => id === '6')
    expect(after.items.find(({ id }) => id === '7')).toMatchObject({
      title: `Copy of ${berth}`,
      image: original?.image,
      description: original?.description,
    })
  })

  it('starts from the editor of an item', async () => {
    const teamMember = [{ name: 'Huda', designation: 'Pilot', image: 'x', description: '' }]
    const office = open({ at: '/EditTeamMember/1', role: 'Admin', items: { teamMember } })
    await office.user.click(await screen.findByRole('link', { name: 'Copy' }))
    await office.heading('Add team member')
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Huda')
  })

  it('that was left unsaved is offered on any add screen', async () => {
    const office = open({ at: '/AddNews?copy=6', role: 'CXTeam' })
    await office.user.type(await title(), '!')
    const typed = `Copy of ${berth}!`
    const left = await office.runtime.runPromise(
      UnsavedForms.use((forms) => forms.read(account, formName('newsArticle'))),
    )
    expect(left?.values).toMatchObject({ title: typed })
    if (left === null) return
    cleanup()
    const unsaved = { [unsavedKey(account, formName('newsArticle'))]: left }
    const { user } = open({ at: '/AddNews', role: 'CXTeam', unsaved })
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(await title()).toHaveProperty('value', typed)
    expect(screen.getByLabelText('Description')).toHaveProperty('value', left?.values['description'])
    expect(screen.queryByText(/You both changed/)).toBeNull()
  })

  it('says that its original is gone', async () => {
    open({ at: '/AddNews?copy=99', role: 'CXTeam' })
    expect(await screen.findAllByText('Failed to fetch news details: Something went wrong')).toBeTruthy()
  })
})
