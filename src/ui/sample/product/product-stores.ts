import { Effect, Layer, ManagedRuntime } from 'effect'
import { MemoryConnection } from '#adapters/memory/visitor/connection.ts'
import { MemorySavedForms } from '#adapters/memory/visitor/saved-forms.ts'
import { MemoryOutbox } from '#adapters/memory/visitor/outbox.ts'
import type { Role } from '#domain/access/role.ts'
import type { Author } from '#domain/history/author.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { samplePassword, samplePeople } from '#ui/sample/office/sample-people.ts'
import { sampleStores } from '#ui/sample/office/sample-stores.ts'
import { dataSet, type DataSetName } from '../data-sets.ts'
import { isOffline, network, networkOfSession, withInstantStores } from '../network.ts'

const stored = Effect.flatMap(SessionStore, ({ read }) => read)

/** The stores that site and back office share; the signed-in person is the author of changes. */
const makeStores = (data: DataSetName) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      sampleStores({
        ...dataSet(data),
        behaviour: network,
        signingIn: networkOfSession,
        author: (): Author => runtime.runSync(stored) ?? samplePeople.Admin,
      }),
      MemorySavedForms(),
      MemoryOutbox(),
      MemoryConnection({ isOffline }),
    ),
  )
  return runtime
}

export type ProductStores = ReturnType<typeof makeStores>

const signIn = (role: Role | 'signed out') =>
  Effect.gen(function* () {
    const session = yield* Session
    const store = yield* SessionStore
    if (role === 'signed out') {
      yield* session.signOut()
      return yield* store.remove
    }
    const { email } = samplePeople[role]
    yield* store.write(yield* session.signIn({ email, password: samplePassword }))
  })

const storesByDataSet = new Map<DataSetName, ProductStores>()

/** The stores of a data set, which last as long as the tab. If a role is given, that role signs in first. */
export const productStores = (data: DataSetName, role?: Role | 'signed out'): ProductStores =>
  withInstantStores(() => {
    const stores = storesByDataSet.get(data) ?? makeStores(data)
    storesByDataSet.set(data, stores)
    if (role !== undefined) stores.runSync(signIn(role))
    return stores
  })
