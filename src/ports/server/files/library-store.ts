import { Context, type Effect } from 'effect'
import type { LibraryPage, LibraryPicture, LibraryQuery } from '#domain/picture/library-picture.ts'
import type { UseRef } from '#domain/picture/picture-use.ts'
import type { ReadFailure } from '../../failures.ts'

/** Stores the pictures of the library. What becomes of them is decided by the adapter of `MediaLibrary`. */
export class LibraryStore extends Context.Service<
  LibraryStore,
  {
    /** Only pictures that are kept or used. */
    list(query: LibraryQuery): Effect.Effect<LibraryPage, ReadFailure>
    /** `undefined` if there is none. */
    find(id: string): Effect.Effect<LibraryPicture | undefined, ReadFailure>
    /** By its address without a focal point. */
    findAddress(address: string): Effect.Effect<LibraryPicture | undefined, ReadFailure>
    update(picture: LibraryPicture): Effect.Effect<void, ReadFailure>
    /** The uses of a picture, at most `limit`. */
    uses(address: string, limit: number): Effect.Effect<ReadonlyArray<UseRef>, ReadFailure>
    /** Writes another address into an unpublished item, as its next version if that changes it. */
    replaceUnpublished(use: UseRef, from: string, to: string): Effect.Effect<void, ReadFailure>
    /** Runs work once per idempotency key. */
    oncePerKey<A, E>(key: string | undefined, work: Effect.Effect<A, E>): Effect.Effect<A, E | ReadFailure>
  }
>()('sahilan/ports/LibraryStore') {}
