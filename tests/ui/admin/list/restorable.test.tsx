import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Change } from '#domain/history/activity.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { sampleHistory } from '#ui/sample/office/content/sample-history.ts'
import type { SampleOfficeOptions } from '#ui/sample/office/sample-office.tsx'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const ref = { subject: 'newsArticle', itemId: '5' } as const
const own = sampleHistory.filter(({ itemId }) => itemId === '5')
const change = (fields: Partial<Change>): Change => ({ ...(own[0] as Change), ...fields })
/** More saves of drafts than fit on a page. */
const drafts = Array.from({ length: 60 }, (_, at) =>
  change({ kind: 'scheduled', id: `${100 + at}`, title: 'A draft', after: { title: 'A draft' } }),
)
const opened = async (options: Partial<SampleOfficeOptions>, search = '') => {
  const office = open({ at: '/dashboard', role: 'CXTeam', missing: ['richText'], ...options })
  office.router.history.push(`/admin/history?of=newsArticle&item=5${search}`)
  await screen.findByText(/\d+ changes?$/)
  return office
}
const offered = () =>
  screen.queryAllByRole('button', { name: /^Restore version/ }).map(({ textContent }) => textContent)

describe('an item with more saves of drafts than a page', () => {
  it('offers only former versions below them', async () => {
    await opened({ past: [...own, ...drafts] }, '&page=last')
    await screen.findByText('Current version')
    expect(offered()).toEqual(['Restore version 2', 'Restore version 1'])
  })

  it('offers nothing below them once it is deleted', async () => {
    const deleted = change({ kind: 'deleted', id: '90', version: 3, after: null })
    await opened({ past: [...own, deleted, ...drafts] }, '&page=last')
    await screen.findByText(/is in the trash/)
    expect(offered()).toEqual([])
  })

  it('is named by its own newest change', async () => {
    const { heading } = await opened({ past: [...own, ...drafts] })
    expect(await heading(/“Dhuha Energy brings 120 MW online ahead of summer”$/)).toBeTruthy()
  })
})

describe('an unpublished item', () => {
  const unpublish = ({ runtime }: Awaited<ReturnType<typeof opened>>) =>
    runtime.runPromise(Unpublished.use((port) => port.unpublish(ref)))

  it('has no current version', async () => {
    const office = open({ at: '/dashboard', role: 'CXTeam' })
    await unpublish(office)
    office.router.history.push('/admin/history?of=newsArticle&item=5')
    await screen.findByRole('heading', { name: /^Unpublished/ })
    expect(screen.queryByText('Current version')).toBeNull()
  })

  it('offers no version without drafts', async () => {
    const office = open({ at: '/dashboard', role: 'CXTeam', missing: ['drafts', 'richText'] })
    await unpublish(office)
    office.router.history.push('/admin/history?of=newsArticle&item=5')
    await screen.findByRole('heading', { name: /^Unpublished/ })
    await waitFor(() => expect(offered()).toEqual([]))
  })
})

it.each(['replyTemplate', 'enquiry'] as const)('offers no version of a subject: %s', async (subject) => {
  const past = own.map((each, at) => ({
    ...each,
    subject,
    id: `${at}`,
    ...(subject === 'enquiry' && at === 1 && { kind: 'merged' as const }),
  }))
  const office = open({ at: '/dashboard', role: 'Admin', past })
  office.router.history.push(`/admin/history?of=${subject}&item=5`)
  await screen.findByText('3 changes')
  expect(offered()).toEqual([])
})
