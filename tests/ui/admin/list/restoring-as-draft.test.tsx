import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import type { SampleOfficeOptions } from '#ui/sample/office/sample-office.tsx'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

type Office = ReturnType<typeof open>

const ref = { subject: 'newsArticle', itemId: '5' } as const
const live = 'Dhuha Energy brings 120 MW online ahead of summer'
const former = 'Dhuha Energy brings 80 MW online'
const opened = (options: Partial<SampleOfficeOptions> = {}) =>
  open({ at: '/dashboard', role: 'CXTeam', missing: ['richText'], ...options })
const ask = async ({ router, user }: Office, of: string = ref.subject, item: string = ref.itemId) => {
  router.history.push(`/admin/history?of=${of}&item=${item}`)
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  return within(await screen.findByRole('alertdialog', { name: 'Restore version 1?' }))
}
const offered = (dialog: Awaited<ReturnType<typeof ask>>) =>
  dialog.getAllByRole('button').map(({ textContent }) => textContent)
const saveDraft = async (office: Office) => {
  const dialog = await ask(office)
  await office.user.click(dialog.getByRole('button', { name: 'Save as draft' }))
}
const titleOf = async ({ runtime }: Office) =>
  (await runtime.runPromise(Contents.use((port) => port.get(newsArticle, '5')))).title
const draftTitles = async ({ runtime }: Office) =>
  (
    await runtime.runPromise(Drafts.use((port) => port.list({ subjects: ['newsArticle'], items: ['5'] })))
  ).items.map(({ title }) => title)
const unpublish = ({ runtime }: Office) => runtime.runPromise(Unpublished.use((port) => port.unpublish(ref)))

describe('a former version of an item', () => {
  it('is published or saved as a draft', async () => {
    expect(offered(await ask(opened()))).toEqual(['Keep it as it is', 'Save as draft', 'Publish'])
  })

  it('becomes a draft, and the item stays as it is', async () => {
    const office = opened()
    await saveDraft(office)
    expect(await screen.findByText('Version saved as a draft')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Saved a draft by Arjun Menon' })).toBeTruthy()
    expect([await titleOf(office), await draftTitles(office)]).toEqual([live, [former]])
  })

  it('is opened in the editor from the message', async () => {
    const office = opened()
    await saveDraft(office)
    await office.user.click(await screen.findByRole('button', { name: 'Open draft' }))
    expect(await screen.findByDisplayValue(former)).toBeTruthy()
    expect(office.address()).toBe('/admin/EditNews/5')
  })

  it('does not replace a draft that the item has', async () => {
    const office = opened()
    const fields = { title: 'A draft' }
    await office.runtime.runPromise(Drafts.use((port) => port.add({ ...ref, action: 'publish', fields })))
    await saveDraft(office)
    expect(
      await screen.findByText('Not saved, because there is a draft already. It stays as it is.'),
    ).toBeTruthy()
    expect(await draftTitles(office)).toEqual(['A draft'])
    await office.user.click(screen.getByRole('button', { name: 'Open draft' }))
    expect(await screen.findByDisplayValue('A draft')).toBeTruthy()
  })

  it('is only saved as a draft by a person who needs approval', async () => {
    const office = opened({ needsApproval: true })
    expect(offered(await ask(office))).toEqual(['Keep it as it is', 'Save as draft'])
    await office.user.click(screen.getByRole('button', { name: 'Save as draft' }))
    await waitFor(async () => expect(await draftTitles(office)).toEqual([former]))
  })

  it('is restored without drafts where the back end has none', async () => {
    expect(offered(await ask(opened({ missing: ['drafts', 'richText'] })))).toEqual([
      'Keep it as it is',
      'Restore',
    ])
  })

  it('is saved as a draft of an unpublished item', async () => {
    const office = opened()
    await unpublish(office)
    const dialog = await ask(office)
    expect(offered(dialog)).toEqual(['Keep it as it is', 'Save as draft'])
    expect(dialog.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain('Removed: 120')
    await office.user.click(dialog.getByRole('button', { name: 'Save as draft' }))
    await waitFor(async () => expect(await draftTitles(office)).toEqual([former]))
  })

  it('is not published if the item was unpublished, deleted and restored', async () => {
    const office = opened()
    await unpublish(office)
    await office.runtime.runPromise(Unpublished.use((port) => port.remove(ref)))
    office.router.history.push('/admin/history?of=newsArticle&item=5')
    await office.user.click(await screen.findByRole('button', { name: 'Restore' }))
    await screen.findByText('Restored from the trash')
    expect(offered(await ask(office))).toEqual(['Keep it as it is', 'Save as draft'])
  })
})

it('opens the draft of a former version of the home page', async () => {
  const office = opened()
  const { statement } = await office.runtime.runPromise(HomePageDetails.use((port) => port.get()))
  await office.runtime.runPromise(HomePageDetails.use((port) => port.update({ statement: 'Another' })))
  const dialog = await ask(office, 'homePage', '1')
  await office.user.click(dialog.getByRole('button', { name: 'Save as draft' }))
  await office.user.click(await screen.findByRole('button', { name: 'Open draft' }))
  expect(await screen.findByDisplayValue(statement ?? '')).toBeTruthy()
})
