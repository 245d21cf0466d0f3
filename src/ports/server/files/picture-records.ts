import { Context, type Effect } from 'effect'
import type { UnexpectedFailure, StoreBusy } from '../../failures.ts'

/** The uploaded file, before it is encoded. */
export interface UploadedFile {
  /** Without its ending. */
  readonly name: string
  readonly bytes: number
  /** The SHA-256 of the bytes, in hexadecimal digits. */
  readonly digest: string
}

export interface StoredFile {
  /** Without its ending. */
  readonly name: string
  /** Whether published content refers to the file. */
  readonly isPublished: boolean
}

/** Records of uploaded pictures and PDFs by URL, so that unused ones can be deleted. `Blobs` stores their bytes. */
export class PictureRecords extends Context.Service<
  PictureRecords,
  {
    /** Idempotent: recording a URL again only queues it for its AVIF again. */
    record(address: string, file?: UploadedFile): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** Returns those of the URLs that are recorded and not marked for deletion. */
    known(
      addresses: ReadonlyArray<string>,
    ): Effect.Effect<ReadonlyArray<string>, StoreBusy | UnexpectedFailure>
    /**
     * Protects pictures from deletion until the save that refers to them is done: they count as recorded within the
     * last half day. Returns the URLs that were never uploaded.
     */
    claim(
      addresses: ReadonlyArray<string>,
    ): Effect.Effect<ReadonlyArray<string>, StoreBusy | UnexpectedFailure>
    /** A stored PDF; `undefined` if there is none. */
    file(address: string): Effect.Effect<StoredFile | undefined, StoreBusy | UnexpectedFailure>
    /** Counts a download of a PDF. */
    recordDownload(address: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /**
     * Compares where pictures are used with all items, drafts and the home page, and corrects it. Must run before
     * `unused`: a previous version of the program does not record uses.
     */
    readonly repairUses: Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /**
     * Pictures recorded before `before` (ISO 8601) that nothing refers to and that are not in the library, and marked
     * ones that are not erased yet.
     */
    unused(before: string): Effect.Effect<ReadonlyArray<string>, StoreBusy | UnexpectedFailure>
    /**
     * Marks a picture for deletion. Returns `false` if something refers to it, or claimed it since `before` (ISO
     * 8601).
     */
    markForDeletion(address: string, before?: string): Effect.Effect<boolean, StoreBusy | UnexpectedFailure>
    /** Deletes the record of a marked picture, once its files are deleted. */
    erase(address: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** The oldest pictures that need an AVIF, at most `limit`. */
    withoutAvif(limit: number): Effect.Effect<ReadonlyArray<string>, StoreBusy | UnexpectedFailure>
    readonly countWithoutAvif: Effect.Effect<number, StoreBusy | UnexpectedFailure>
    recordAvif(address: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** Removes a picture from the AVIF queue until `requeueAvif`. */
    postponeAvif(address: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** Queues again the pictures that were put off, if recorded at `since` (ISO 8601) or later. */
    requeueAvif(since: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/PictureRecords') {}
