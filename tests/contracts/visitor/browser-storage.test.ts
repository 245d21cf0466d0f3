// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { Effect } from 'effect'
import { BrowserConnection } from '#adapters/browser/connection.ts'
import { BrowserSavedForms } from '#adapters/browser/saved-forms.ts'
import { BrowserOutbox } from '#adapters/browser/outbox.ts'
import { BrowserUnsavedForms } from '#adapters/browser/unsaved-forms.ts'
import { maxWait, writeWaiting } from '#domain/visitor-forms/waiting-enquiry.ts'
import { waitingKey } from '#domain/visitor-forms/waiting-key.ts'
import { Connection } from '#ports/visitor/connection.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import { Outbox } from '#ports/visitor/outbox.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { waitingForm } from './outbox-contract.ts'
import { run } from '../support/started.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const outbox = run(Effect.provide(Outbox, BrowserOutbox))
const drafts = run(Effect.provide(SavedForms, BrowserSavedForms))
const unsavedForms = run(Effect.provide(UnsavedForms, BrowserUnsavedForms))
const connection = run(Effect.provide(Connection, BrowserConnection))

it('the device forgets an enquiry that has waited too long', async () => {
  localStorage.setItem(waitingKey, writeWaiting(waitingForm, Date.now() - maxWait))
  expect(await run((await outbox).read)).toBeNull()
  expect(localStorage.getItem(waitingKey)).toBeNull()
})

it('forms work in a browser that forbids storage', async () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  }
  const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse }
  vi.stubGlobal('localStorage', forbidden)
  vi.stubGlobal('sessionStorage', forbidden)
  expect(await run((await outbox).store(waitingForm))).toBe(false)
  expect(await run((await outbox).read)).toBeNull()
  await run((await drafts).write('enquiry', { firstName: 'Sara' }))
  expect(await run((await drafts).read('enquiry'))).toEqual({})
  const unsaved = { base: {}, values: { title: 'A' }, lacksFiles: false, at: '2026-11-21T08:00:00.000Z' }
  await run((await unsavedForms).write('1', 'brand/1', unsaved))
  expect(await run((await unsavedForms).read('1', 'brand/1'))).toBeNull()
  await run((await unsavedForms).remove('1', 'brand/1'))
})

it('the connection is back on the event of the browser', async () => {
  const { isOffline, whenOnline } = await connection
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await run(isOffline)).toBe(true)
  let back = false
  const waiting = run(whenOnline).then(() => (back = true))
  await Promise.resolve()
  expect(back).toBe(false)
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await waiting
  expect(await run(isOffline)).toBe(false)
  await run(whenOnline)
})
