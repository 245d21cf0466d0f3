import { Context, type Effect } from 'effect'
import type { CallFailed, StoreBusy } from '../failures.ts'

/** Which pictures were uploaded, by address; their bytes are blobs. */
export class StoredPictures extends Context.Service<
  StoredPictures,
  {
    /** Recording an address twice is one record, which waits for its AVIF anew. */
    record(address: string): Effect.Effect<void, StoreBusy | CallFailed>
    /** Those of the addresses that are recorded and not forgotten; claims none of them. */
    known(addresses: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<string>, StoreBusy | CallFailed>
    /** For a save that will refer to them: they count as recorded within the last half day. Answers those that no upload ever answered. */
    claim(addresses: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<string>, StoreBusy | CallFailed>
    /** Recorded before `before` (ISO 8601) and referred to by nothing, or forgotten and not erased. */
    unused(before: string): Effect.Effect<ReadonlyArray<string>, StoreBusy | CallFailed>
    /** Answers whether it is forgotten; what something has come to refer to, or was claimed since `before`, is not. */
    forget(address: string, before?: string): Effect.Effect<boolean, StoreBusy | CallFailed>
    /** The files of a forgotten picture are gone, and its record goes last. */
    erase(address: string): Effect.Effect<void, StoreBusy | CallFailed>
    /** The oldest pictures that have no AVIF yet. */
    withoutAvif(most: number): Effect.Effect<ReadonlyArray<string>, StoreBusy | CallFailed>
    readonly countWithoutAvif: Effect.Effect<number, StoreBusy | CallFailed>
    avifMade(address: string): Effect.Effect<void, StoreBusy | CallFailed>
    /** Waits no longer, until it is to be tried again. */
    avifPutOff(address: string): Effect.Effect<void, StoreBusy | CallFailed>
    /** Those that were put off, and recorded at `since` (ISO 8601) or later, wait again. */
    avifAgain(since: string): Effect.Effect<void, StoreBusy | CallFailed>
  }
>()('sahilan/ports/StoredPictures') {}
