import { type Context, Effect, Layer, ManagedRuntime } from 'effect'
import { MemoryConnection } from '#adapters/memory/visitor/connection.ts'
import { MemorySavedForms } from '#adapters/memory/visitor/saved-forms.ts'
import { MemoryOutbox } from '#adapters/memory/visitor/outbox.ts'
import type { FormsWords } from '#domain/wording/en/site/forms.ts'
import type { Connection } from '#ports/visitor/connection.ts'
import type { SavedForms } from '#ports/visitor/saved-forms.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import type { Outbox } from '#ports/visitor/outbox.ts'
import type { Profiles } from '#ports/visitor/profiles.ts'
import { applicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import { enquiryFormController } from '#ui/actors/visitor/enquiry-form-controller.ts'

interface Device {
  readonly savedForms?: Layer.Layer<SavedForms>
  readonly outbox?: Layer.Layer<Outbox>
  readonly connection?: Layer.Layer<Connection>
}

/** The controllers over a port that sends, on a given device. */
export const enquiryFormControllerOver = (
  enquiries: Layer.Layer<Enquiries>,
  { savedForms = MemorySavedForms(), outbox = MemoryOutbox(), connection = MemoryConnection() }: Device = {},
  words?: FormsWords,
) =>
  enquiryFormController(ManagedRuntime.make(Layer.mergeAll(enquiries, savedForms, outbox, connection)), words)

export const applicationFormControllerOver = (
  profiles: Layer.Layer<Profiles>,
  { savedForms = MemorySavedForms(), connection = MemoryConnection() }: Device = {},
) => applicationFormController(ManagedRuntime.make(Layer.mergeAll(profiles, savedForms, connection)))

/** One service for several visits. */
export const shared = async <Key, Service>(
  key: Context.Service<Key, Service>,
  layer: Layer.Layer<Key>,
): Promise<Layer.Layer<Key>> => {
  const service = await Effect.runPromise(Effect.provide(key, layer))
  return Layer.succeed(key, service)
}
