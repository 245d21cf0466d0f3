import { type Context, Effect, Layer, ManagedRuntime } from 'effect'
import { MemoryConnection } from '#adapters/memory/connection.ts'
import { MemoryDrafts } from '#adapters/memory/drafts.ts'
import { MemoryOutbox } from '#adapters/memory/outbox.ts'
import type { Connection } from '#ports/connection.ts'
import type { Drafts } from '#ports/drafts.ts'
import type { Enquiries } from '#ports/enquiries.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { Profiles } from '#ports/profiles.ts'
import { applicationDesk } from '#ui/actors/application-desk.ts'
import { enquiryDesk } from '#ui/actors/enquiry-desk.ts'

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
