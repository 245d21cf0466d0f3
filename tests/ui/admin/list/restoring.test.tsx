import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import type { Change } from '#domain/history/activity.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { sampleHistory } from '#ui/sample/office/content/sample-history.ts'
import type { SampleOfficeOptions } from '#ui/sample/office/sample-office.tsx'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

type Office = ReturnType<typeof open>

const ref = { subject: 'newsArticle', itemId: '5' } as const
const live = 'Dhuha Energy brings 120 MW online ahead of summer'
const opened = (options: Partial<SampleOfficeOptions> = {}) =>
  open({ at: '/dashboard', role: 'CXTeam', missing: ['richText'], ...options })
const openHistory = async ({ router }: Office, search = '') => {
  router.history.push(`/admin/history?of=newsArticle&item=5${search}`)
  await screen.findByText(/\d+ changes$/)
}
const titleOf = async ({ runtime }: Office) =>
  (await runtime.runPromise(Contents.use((port) => port.get(newsArticle, '5')))).title
const save = ({ runtime }: Office, title: string) =>
  runtime.runPromise(Contents.use((port) => port.update(newsArticle, '5', { title })))
const addDraft = ({ runtime }: Office) =>
  runtime.runPromise(
    Drafts.use((port) => port.add({ ...ref, action: 'publish', fields: { title: 'A draft' } })),
  )
const askToRestore = async ({ user }: Office) => {
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  return within(await screen.findByRole('alertdialog', { name: 'Restore version 1?' }))
}
const confirm = async ({ user }: Office) => {
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const restore = async (office: Office) => {
  await askToRestore(office)
  await confirm(office)
}
const undo = async ({ user }: Office) => user.click(await screen.findByRole('button', { name: 'Undo' }))

describe('versions of an item with drafts', () => {
  it('calls the live version current, not a draft of it', async () => {
    const office = opened()
    await addDraft(office)
    await openHistory(office)
    const card = (await screen.findByText('Current version')).closest('li')
    expect(within(card as HTMLElement).getByRole('heading').textContent).toBe('Changed by Layla Mansoor')
    expect(screen.getAllByRole('button', { name: /^Restore/ }).map(({ textContent }) => textContent)).toEqual(
      ['Restore version 2', 'Restore version 1'],
    )
  })

  it('does not offer to restore a discarded draft', async () => {
    const office = opened()
    const { id } = await addDraft(office)
    await office.runtime.runPromise(Drafts.use((port) => port.discard(id)))
    await openHistory(office)
    const card = (await screen.findByRole('heading', { name: /^Saved a draft/ })).closest('li')
    expect(within(card as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('gives a draft no version number of the item', async () => {
    const office = opened()
    await addDraft(office)
    await openHistory(office)
    const numbers = (await screen.findAllByText(/^Version \d/)).map(({ textContent }) => textContent)
    expect(numbers).toEqual(['Version 3', 'Version 2', 'Version 1'])
  })

  it('brings back what was live by Undo, and publishes no draft', async () => {
    const office = opened()
    await addDraft(office)
    await openHistory(office)
    await restore(office)
    await undo(office)
    expect(await screen.findByText('Restore undone')).toBeTruthy()
    expect(await titleOf(office)).toBe(live)
  })

  it('compares with the live version behind many saves of drafts', async () => {
    const [change] = sampleHistory.filter(({ itemId }) => itemId === '5')
    const saves = Array.from({ length: 60 }, (_, at): Change => ({
      ...(change as Change),
      kind: 'scheduled',
      id: `${100 + at}`,
    }))
    const office = opened({ past: [...sampleHistory, ...saves] })
    await openHistory(office, '&page=last')
    const dialog = await askToRestore(office)
    expect(dialog.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain('Removed: 120')
  })
})

describe('a colleague who saves meanwhile', () => {
  const theirs = 'A title of a colleague'
  const isTold = async () => {
    expect(await screen.findByText('Failed to restore this version: Something went wrong')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(theirs) })).toBeTruthy()
  }

  it('wins over a restore that was asked for before', async () => {
    const office = opened()
    await openHistory(office)
    await askToRestore(office)
    await save(office, theirs)
    await confirm(office)
    await isTold()
    expect(await titleOf(office)).toBe(theirs)
  })

  it('wins over the Undo of a restore', async () => {
    const office = opened()
    await openHistory(office)
    await restore(office)
    await screen.findByText('Version restored')
    await save(office, theirs)
    await undo(office)
    await isTold()
    expect(await titleOf(office)).toBe(theirs)
  })

  it('does not block a restore with a save that changed nothing', async () => {
    const office = opened()
    await save(office, live)
    await openHistory(office)
    await restore(office)
    expect(await screen.findByText('Version restored')).toBeTruthy()
  })
})
