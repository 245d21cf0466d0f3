import { Context, type Effect } from 'effect'
import type { CallFailed, ItemNotFound, StoreBusy } from '../failures.ts'

/** Bytes by key, on disk or in a bucket; a store that is away is busy. Keys are made by the server: lower-case letters, digits, `-`, `/` and one dot. */
export class Blobs extends Context.Service<
  Blobs,
  {
    /** Success means that the bytes survive a power cut; nothing is visible before. Twice replaces. */
    put(key: string, bytes: Uint8Array): Effect.Effect<void, StoreBusy | CallFailed>
    get(key: string): Effect.Effect<Uint8Array, ItemNotFound | StoreBusy | CallFailed>
    /** How many bytes are stored. */
    size(key: string): Effect.Effect<number, ItemNotFound | StoreBusy | CallFailed>
    /** Removing what is not there succeeds. */
    remove(key: string): Effect.Effect<void, StoreBusy | CallFailed>
    /** All keys below a prefix, in order. */
    list(prefix: string): Effect.Effect<ReadonlyArray<string>, StoreBusy | CallFailed>
    /** How many bytes are stored in all, as of some minutes ago. */
    readonly bytes: Effect.Effect<number, StoreBusy | CallFailed>
  }
>()('sahilan/ports/Blobs') {}
