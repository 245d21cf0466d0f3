// @vitest-environment happy-dom
import { Effect, Layer } from 'effect'
import { BrowserSessionStore } from '#adapters/browser/session-store.ts'
import { SessionStore } from '#ports/session-store.ts'
import { sessionStoreContract } from './session-store-contract.ts'
import { fromLayer } from './started.ts'

const emptied = Layer.effectDiscard(Effect.sync(() => sessionStorage.clear()))

sessionStoreContract(
  'browser',
  fromLayer(SessionStore, () => Layer.provide(BrowserSessionStore, emptied)),
)
