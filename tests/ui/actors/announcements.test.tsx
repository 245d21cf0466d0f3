import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { failures as arabic } from '#domain/wording/ar/office/failures.ts'
import { failures } from '#domain/wording/en/office/failures.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { UnexpectedFailure, UploadRefused } from '#ports/failures.ts'
import { ActorsProvider } from '#ui/actors/office/actors-provider.tsx'
import { contentActorsOf } from '#ui/actors/office/staff-actors.ts'
import { useAnnouncements } from '#ui/actors/office/use-announcements.ts'
import { office, password } from './office.ts'

afterEach(cleanup)

const serverMessage = 'The server could not do this'
const failing = { reads: exampleFailures.broken, writes: exampleFailures.broken }
const offline = new UnexpectedFailure({ message: 'Failed to fetch', withoutResponse: true })
const file = new File(['bytes'], 'a.png', { type: 'image/png' })

describe.each(contentTypeNames)('the announcements of %s', (name) => {
  it('have the catalogue’s texts, with the server’s message below', async () => {
    const backOffice = office({ contents: { failing } })
    const { list, details, save } = contentActorsOf(backOffice.actors.staff(), name)
    const failed = () => waitFor(list, (snapshot) => !snapshot.hasTag('loading'))
    list.send({ type: 'list.fetch' })
    await failed()
    details.send({ type: 'details.fetch', id: '1' })
    await failed()
    save.send({ type: 'save.submit', form: {} })
    await failed()
    save.send({ type: 'save.submit', id: '1', form: {} })
    await failed()
    list.send({ type: 'items.remove', ids: ['1'] })
    await waitFor(list, (snapshot) => snapshot.matches({ items: 'ready' }))
    const { fetch, details: byId, add, update, remove } = failures.contents[name].failures
    expect(backOffice.announced).toEqual(
      [fetch, byId, add, update, remove].map((wording) => ({
        tone: 'failure',
        text: failureText(wording, { message: serverMessage }),
        detail: serverMessage,
      })),
    )
  })

  it('have the other form, and nothing below, without a response', async () => {
    const backOffice = office({ contents: { failing: { writes: offline } } })
    const { list } = contentActorsOf(backOffice.actors.staff(), name)
    list.send({ type: 'items.remove', ids: ['1'] })
    await waitFor(list, (snapshot) => snapshot.matches({ items: 'ready' }))
    const { remove } = failures.contents[name].failures
    expect(backOffice.announced).toEqual([{ tone: 'failure', text: failureText(remove, offline) }])
  })
})

it('announces in the words that the back office was created with', async () => {
  const backOffice = office({ contents: { failing: { writes: offline } }, words: { failures: arabic } })
  const { list, save } = backOffice.actors.staff().contents.brand
  list.send({ type: 'items.remove', ids: ['1'] })
  await waitFor(list, (snapshot) => snapshot.matches({ items: 'ready' }))
  save.send({ type: 'save.submit', form: {} })
  await waitFor(save, (snapshot) => !snapshot.hasTag('busy'))
  expect(backOffice.announced).toEqual([
    { tone: 'failure', text: 'تعذّر حذف العلامة' },
    {
      tone: 'failure',
      text: 'تعذّرت إضافة العلامة: حدث خطأ ما',
      detail: arabic.noResponseToSave,
      isDetailOwn: true,
    },
  ])
})

const Toasts = () => {
  const [texts, setTexts] = useState('Nothing')
  useAnnouncements(({ text }) => setTexts(text))
  return <p>{texts}</p>
}

describe('the announcements', () => {
  it.each([
    ['The picture has at most 8 MB', exampleFailures.tooLarge],
    ['Failed to upload image', new UploadRefused({ message: '', because: 'kind' })],
    ['Image upload failed', offline],
  ])('[M1] of an upload say %s', async (text, writes) => {
    const backOffice = office({ images: { failing: { writes } } })
    const { save } = backOffice.actors.staff().contents.brand
    save.send({ type: 'save.submit', form: { title: 'Badgir', image: file, sector: '' } })
    await waitFor(save, (snapshot) => snapshot.matches('failed'))
    expect(backOffice.announced).toMatchObject([{ tone: 'failure', text }])
  })

  it('of a save without a response say that the form is stored', async () => {
    const backOffice = office({ contents: { failing: { writes: offline } } })
    const { save } = backOffice.actors.staff().contents.brand
    save.send({ type: 'save.submit', form: { title: 'Badgir', image: '', sector: '' } })
    await waitFor(save, (snapshot) => snapshot.matches('failed'))
    expect(backOffice.announced).toMatchObject([
      { text: failures.contents.brand.failures.add, detail: failures.noResponseToSave },
    ])
  })

  it('[M10] of an admin user say that it was added, updated and deleted', async () => {
    const backOffice = office()
    const { list, save } = backOffice.actors.staff().accounts
    const form = { name: 'Noor', email: 'noor@example.com', role: 'Hr', password }
    save.send({ type: 'save.submit', form })
    await waitFor(save, (snapshot) => snapshot.matches('saved'))
    save.send({ type: 'save.submit', id: '3', form: { name: 'Noor A.' } })
    await waitFor(save, (snapshot) => snapshot.matches('saved'))
    list.send({ type: 'items.remove', ids: ['3'] })
    await waitFor(list, (snapshot) => snapshot.matches({ items: 'ready' }))
    expect(backOffice.announced.map(({ text }) => text)).toEqual([
      'Admin added successfully',
      'Admin updated successfully',
      failures.account.removed,
    ])
  })

  it('reach a subscriber until it unmounts', () => {
    const { actors } = office()
    const { unmount } = render(
      <ActorsProvider actors={actors}>
        <Toasts />
      </ActorsProvider>,
    )
    act(() => actors.announcements.announce({ tone: 'success', text: 'Done' }))
    expect(screen.getByText('Done')).toBeDefined()
    unmount()
    expect(() => actors.announcements.announce({ tone: 'success', text: 'Not shown' })).not.toThrow()
  })
})
