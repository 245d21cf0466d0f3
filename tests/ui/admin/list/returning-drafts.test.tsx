import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { sampleDrafts } from '#ui/sample/office/content/sample-drafts.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const note = 'The second paragraph names a berth that does not exist.'
const drafts = sampleDrafts.map((draft) =>
  draft.id === '8' ? { ...draft, review: 'asked' as const } : draft,
)

/** An office whose network can be away even for the reads of a write, with a note typed into the dialog that returns a draft. */
const typing = async () => {
  let away = false
  const office = open({
    at: '/scheduled?list=review',
    role: 'CXTeam',
    drafts,
    missing: [],
    behaviour: { changing: () => (away ? { failing: { reads: exampleFailures.offline } } : {}) },
  })
  await office.user.click(await screen.findByRole('button', { name: /^Return Badgir Estates/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return this draft' }))
  await office.user.type(dialog.getByLabelText('Note'), note)
  const { runtime } = office
  return {
    dialog,
    setAway: (is: boolean) => (away = is),
    send: () => office.user.click(dialog.getByRole('button', { name: 'Return' })),
    runtime,
    stored: () => runtime.runPromise(Drafts.use(({ get }) => get('8'))),
  }
}

describe('a draft that is returned', () => {
  it('[X6] keeps its note while the network is away', async () => {
    const { dialog, send, setAway, stored } = await typing()
    setAway(true)
    await send()
    await screen.findByText(/^Failed to return/)
    expect(dialog.getByLabelText('Note')).toHaveProperty('value', note)
    setAway(false)
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored()).toMatchObject({ review: 'returned', reviewNote: note })
  })

  it('[X6] keeps its note if somebody changed it meanwhile', async () => {
    const { dialog, send, runtime, stored } = await typing()
    await runtime.runPromise(
      Drafts.use(({ update }) => update('8', { fields: { title: 'Liwan Court is complete' } })),
    )
    await send()
    expect(await screen.findByText('Liwan Court is complete')).toBeTruthy()
    expect(dialog.getByLabelText('Note')).toHaveProperty('value', note)
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored()).toMatchObject({ review: 'returned', reviewNote: note })
  })

  it('[X6] leaves the list if it was discarded meanwhile', async () => {
    const { send, runtime } = await typing()
    await runtime.runPromise(Drafts.use(({ discard }) => discard('8')))
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Nothing waits for review' })).toBeTruthy()
  })
})
