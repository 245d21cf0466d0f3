import { Context, type Effect } from 'effect'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import type {
  LibraryKind,
  LibraryPage,
  LibraryQuery,
  PictureChange,
  PictureDetails,
} from '#domain/picture/library-picture.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

export interface PictureUpload {
  /** A picture if absent; a file is a PDF for visitors to download. */
  readonly kind?: LibraryKind
  /** Stores the picture even if the library has one of the same bytes. */
  readonly again?: boolean
  /** The idempotency key. */
  readonly key?: string | undefined
  /** Called with the fraction sent so far, from 0 to 1. */
  readonly report?: (progress: number) => void
}

export interface AddedPicture {
  readonly picture: PictureDetails
  /** Whether the library had these bytes already; nothing was stored then. */
  readonly isKnown: boolean
}

/** The pictures and PDFs that staff keep or use, with their alternative texts, focal points and uses. */
export class MediaLibrary extends Context.Service<
  MediaLibrary,
  {
    list(query?: LibraryQuery): Effect.Effect<LibraryPage, ReadFailure>
    get(id: string): Effect.Effect<PictureDetails, ReadFailure>
    add(file: ChosenFile, upload?: PictureUpload): Effect.Effect<AddedPicture, WriteFailure>
    update(id: string, change: PictureChange): Effect.Effect<PictureDetails, WriteFailure>
    /**
     * Writes another address into all places of a picture at once, and returns the picture of that address. The former
     * one leaves the library; with another focal point of the same picture it stays.
     */
    replace(id: string, address: string, version?: number): Effect.Effect<PictureDetails, WriteFailure>
    /** Fails with `ItemChanged` and the picture with its uses while something refers to it. */
    remove(id: string, version?: number): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/MediaLibrary') {}
