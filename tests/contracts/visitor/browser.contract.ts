// @vitest-environment happy-dom
import { Effect, Layer } from 'effect'
import { vi } from 'vitest'
import { BrowserConnection } from '#adapters/browser/connection.ts'
import { BrowserSavedForms } from '#adapters/browser/saved-forms.ts'
import { BrowserOutbox } from '#adapters/browser/outbox.ts'
import { BrowserSessionStore } from '#adapters/browser/session-store.ts'
import { BrowserUnsavedForms } from '#adapters/browser/unsaved-forms.ts'
import { Connection } from '#ports/visitor/connection.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import { Outbox } from '#ports/visitor/outbox.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { connectionContract } from './connection-contract.ts'
import { savedFormsContract } from './saved-forms-contract.ts'
import { outboxContract } from './outbox-contract.ts'
import { sessionStoreContract } from '../accounts/session-store-contract.ts'
import { fromLayer } from '../support/started.ts'
import { unsavedFormsContract } from './unsaved-forms-contract.ts'

const emptied = Layer.effectDiscard(
  Effect.sync(() => {
    sessionStorage.clear()
    localStorage.clear()
  }),
)

sessionStoreContract(
  'browser',
  fromLayer(SessionStore, () => Layer.provide(BrowserSessionStore, emptied)),
)
savedFormsContract(
  'browser',
  fromLayer(SavedForms, () => Layer.provide(BrowserSavedForms, emptied)),
)
outboxContract(
  'browser',
  fromLayer(Outbox, () => Layer.provide(BrowserOutbox, emptied)),
)
unsavedFormsContract(
  'browser',
  fromLayer(UnsavedForms, () => Layer.provide(BrowserUnsavedForms, emptied)),
)
connectionContract('browser', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const connection = await Effect.runPromise(Effect.provide(Connection, BrowserConnection))
  const setDown = (isDown: boolean) => {
    onLine.mockReturnValue(!isDown)
    dispatchEvent(new Event(isDown ? 'offline' : 'online'))
  }
  return { port: { connection, setDown }, close: async () => onLine.mockRestore() }
})
