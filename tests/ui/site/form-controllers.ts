import { type Context, Effect, Layer, ManagedRuntime } from 'effect'
import { MemoryConnection } from '#adapters/memory/visitor/connection.ts'
import { MemoryDrafts } from '#adapters/memory/visitor/saved-forms.ts'
import { MemoryOutbox } from '#adapters/memory/visitor/outbox.ts'
import type { Connection } from '#ports/visitor/connection.ts'
import type { Drafts } from '#ports/visitor/saved-forms.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import type { Outbox } from '#ports/visitor/outbox.ts'
import type { Profiles } from '#ports/visitor/profiles.ts'
import { applicationDesk } from '#ui/actors/visitor/application-desk.ts'
import { enquiryDesk } from '#ui/actors/visitor/enquiry-desk.ts'

interface Device {
  readonly drafts?: Layer.Layer<Drafts>
  readonly outbox?: Layer.Layer<Outbox>
  readonly connection?: Layer.Layer<Connection>
}

/** A visitor's desks over a store of what is sent, on a device that keeps what it is given. */
export const enquiryDeskOver = (
  enquiries: Layer.Layer<Enquiries>,
  { drafts = MemoryDrafts(), outbox = MemoryOutbox(), connection = MemoryConnection() }: Device = {},
) => enquiryDesk(ManagedRuntime.make(Layer.mergeAll(enquiries, drafts, outbox, connection)))

export const applicationDeskOver = (
  profiles: Layer.Layer<Profiles>,
  { drafts = MemoryDrafts(), connection = MemoryConnection() }: Device = {},
) => applicationDesk(ManagedRuntime.make(Layer.mergeAll(profiles, drafts, connection)))

/** The same service for every visit. */
export const shared = async <Key, Service>(
  key: Context.Service<Key, Service>,
  layer: Layer.Layer<Key>,
): Promise<Layer.Layer<Key>> => {
  const service = await Effect.runPromise(Effect.provide(key, layer))
  return Layer.succeed(key, service)
}
