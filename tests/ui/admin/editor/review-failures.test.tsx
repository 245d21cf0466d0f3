import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Effect, Layer, ManagedRuntime } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { officeOn } from '#ui/sample/office/sample-office.tsx'
import { sampleStores } from '#ui/sample/office/sample-stores.ts'
import '../admin-open.tsx'
import '#ui/admin/publishing/editor/review-dialog.tsx'

afterEach(cleanup)

/** An editor of a person who needs approval; the first request for a review fails. */
const opened = (at: string) => {
  let isBroken = true
  const drafts = Layer.effect(
    Drafts,
    Effect.map(Drafts, (port) => ({
      ...port,
      askReview: (...asked: Parameters<typeof port.askReview>) => {
        if (!isBroken) return port.askReview(...asked)
        isBroken = false
        return Effect.fail(exampleFailures.broken)
      },
    })),
  )
  const stores = sampleStores({ role: 'CXTeam', needsApproval: true, missing: ['richText'] })
  const runtime = ManagedRuntime.make(Layer.provideMerge(drafts, stores))
  render(officeOn(runtime, `/admin${at}`).element)
  const user = userEvent.setup({ delay: null })
  return {
    user,
    ask: async () => user.click(await screen.findByRole('button', { name: 'Ask for review' })),
    dialog: async () => within(await screen.findByRole('dialog')),
    stored: async () =>
      (await runtime.runPromise(Drafts.use((port) => port.list({ subjects: ['newsArticle'] })))).items,
  }
}

/** Fails to send the draft for review, and sends it again with more of a note. */
const askTwice = async (at: string) => {
  const { user, ask, dialog, stored } = opened(at)
  await user.type(await screen.findByLabelText('Title'), 'Mine')
  await ask()
  const { getByLabelText, getByRole } = await dialog()
  const send = () => user.click(getByRole('button', { name: 'Ask for review' }))
  await user.type(getByLabelText(/^Note/), 'For Sunday')
  await send()
  await screen.findByText(/^Draft saved, but its review was not changed/)
  await user.type(getByLabelText(/^Note/), ', please')
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return stored()
}
const asked = { review: 'asked', reviewNote: 'For Sunday, please' }

// Seen failing: the second try conflicted with the first, or added a second draft.
describe('a draft that was saved although its review was not asked for', () => {
  it('[X6] is sent for review by the next press of the button', async () => {
    const [draft, ...others] = await askTwice('/EditNews/6')
    expect(others).toEqual([])
    expect(draft).toMatchObject(asked)
  })

  it('[X6] stays one draft of a new article', async () => {
    const [draft, ...others] = await askTwice('/AddNews')
    expect(others).toEqual([])
    expect(draft).toMatchObject({ ...asked, itemId: '' })
  })
})
