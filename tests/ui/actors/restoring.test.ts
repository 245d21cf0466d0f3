import { expect, it, vi } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import type { Change } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { History } from '#ports/content/history.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { office } from './office.ts'

type Office = ReturnType<typeof office>

/** A save of each subject that can be restored. */
const saves = {
  brand: ({ runtime }: Office, to: number) =>
    runtime.runPromise(Contents.use((port) => port.update(brand, '1', { title: `${to}` }))),
  homePage: ({ runtime }: Office, to: number) =>
    runtime.runPromise(HomePageDetails.use((port) => port.update({ statement: `${to}` }))),
  desk: ({ runtime }: Office, to: number) =>
    runtime.runPromise(
      Desk.use((port) => port.update({ targets: { Business: to, General: 8, application: 40 } })),
    ),
  account: ({ runtime }: Office, to: number) =>
    runtime.runPromise(Accounts.use((port) => port.update('1', { name: `${to}` }))),
}

type Subject = keyof typeof saves

/** Restores the first of two versions and undoes it; a colleague may save before either. */
const restoredAndUndone = async (subject: Subject, savedBefore?: 'restore' | 'undo') => {
  const opened = office()
  const { announced, actors, runtime } = opened
  const { history } = actors.staff()
  const ref: ItemRef = { subject, itemId: '1' }
  const changes = async () => (await runtime.runPromise(History.use((port) => port.of(ref)))).items
  const told = (times: number) => vi.waitFor(() => expect(announced).toHaveLength(times))
  await saves[subject](opened, 1)
  await saves[subject](opened, 2)
  // As on the screen of the item's history.
  history.changes.send({ type: 'list.fetch', query: { size: 24, ...ref } })
  const first = (await changes())[1] as Change
  const current = await new Promise<Change>((found) => history.current(ref, found))
  if (savedBefore === 'restore') await saves[subject](opened, 3)
  history.restore(first, current)
  await told(1)
  const undo = announced[0]?.action
  if (savedBefore === 'undo') await saves[subject](opened, 3)
  undo?.onSelect()
  if (undo) await told(2)
  const texts = announced.map(({ text, detail = '' }) => `${text} ${detail}`.trim())
  return [...texts, `${(await changes()).length} changes`]
}

const subjects = Object.keys(saves) as ReadonlyArray<Subject>
const refused = expect.stringMatching(/^Failed to restore this version.*Somebody else changed/)

it.each(subjects)('restores a former version of a subject and undoes it: %s', async (subject) => {
  expect(await restoredAndUndone(subject)).toEqual(['Version restored', 'Restore undone', '4 changes'])
})

it.each(subjects)('does not restore over what a colleague saved meanwhile: %s', async (subject) => {
  expect(await restoredAndUndone(subject, 'restore')).toEqual([refused, '3 changes'])
})

it.each(subjects)('does not undo over what a colleague saved meanwhile: %s', async (subject) => {
  expect(await restoredAndUndone(subject, 'undo')).toEqual(['Version restored', refused, '4 changes'])
})

it('saves a former version as a draft of all its fields, translations too', async () => {
  const { announced, actors, runtime } = office()
  const { history } = actors.staff()
  const ref: ItemRef<'brand'> = { subject: 'brand', itemId: '1' }
  const former = { title: 'Salwan', sector: 'Health', translations: { ar: { title: 'سلوان' } } }
  const added = { sector: '', summary: 'A hospital', translations: { ar: { title: '', summary: 'مستشفى' } } }
  for (const change of [former, added])
    await runtime.runPromise(Contents.use((port) => port.update(brand, '1', change)))
  const { items } = await runtime.runPromise(History.use((port) => port.of(ref)))
  const version = items[1] as Change
  const current = await new Promise<Change>((found) => history.current(ref, found))
  history.changes.send({ type: 'list.fetch', query: { size: 24, ...ref } })
  history.saveDraft(version, current, () => {})
  await vi.waitFor(() => expect(announced.map(({ text }) => text)).toEqual(['Version saved as a draft']))
  const drafts = await runtime.runPromise(Drafts.use((port) => port.list({ subjects: ['brand'] })))
  await runtime.runPromise(Drafts.use((port) => port.publish(drafts.items[0]?.id ?? '')))
  const published = await runtime.runPromise(History.use((port) => port.of(ref, { size: 1 })))
  expect(published.items[0]?.after).toEqual(version.after)
})

it('restores a version of the home page in which a switch was off', async () => {
  const { announced, actors, runtime } = office()
  const { history } = actors.staff()
  const ref: ItemRef = { subject: 'homePage', itemId: '1' }
  for (const openApplication of [false, true])
    await runtime.runPromise(HomePageDetails.use((port) => port.update({ openApplication, statement: 'A' })))
  history.changes.send({ type: 'list.fetch', query: { size: 24, ...ref } })
  const { items } = await runtime.runPromise(History.use((port) => port.of(ref)))
  const current = await new Promise<Change>((found) => history.current(ref, found))
  history.restore(items[1] as Change, current)
  await vi.waitFor(() => expect(announced.map(({ text }) => text)).toEqual(['Version restored']))
  const restored = await runtime.runPromise(HomePageDetails.use((port) => port.get()))
  expect(restored).not.toHaveProperty('openApplication')
})
