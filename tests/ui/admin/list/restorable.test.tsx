import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Change } from '#domain/history/activity.ts'
import { sampleHistory } from '#ui/sample/office/content/sample-history.ts'
import type { SampleOfficeOptions } from '#ui/sample/office/sample-office.tsx'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

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
