import { Context, type Effect } from 'effect'
import type { UnexpectedFailure, ItemNotFound, StoreBusy } from '../../failures.ts'

/**
 * Stores bytes by key, on disk or in a bucket. Fails with `StoreBusy` if the store is unreachable. The server makes
 * the keys: lower-case letters, digits, `-`, `/` and one dot.
 */
export class Blobs extends Context.Service<
  Blobs,
  {
    /** Creates or replaces a blob, atomically. Once it succeeds, the bytes survive a power cut. */
    put(key: string, bytes: Uint8Array): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    get(key: string): Effect.Effect<Uint8Array, ItemNotFound | StoreBusy | UnexpectedFailure>
    /** In bytes. */
    size(key: string): Effect.Effect<number, ItemNotFound | StoreBusy | UnexpectedFailure>
    /** Succeeds if there is no such key. */
    remove(key: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** All keys with a prefix, sorted. */
    list(prefix: string): Effect.Effect<ReadonlyArray<string>, StoreBusy | UnexpectedFailure>
    /** The total size in bytes; may be some minutes old. */
    readonly bytes: Effect.Effect<number, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/Blobs') {}
