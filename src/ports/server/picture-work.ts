import { Context, type Effect } from 'effect'
import type { DarkPart } from '#domain/picture/dark-parts.ts'
import type { StoreBusy, UploadRefused } from '../failures.ts'

export interface WorkedPicture {
  readonly width: number
  readonly height: number
  /** Where light words are readable over it. */
  readonly dark: ReadonlyArray<DarkPart>
  /** WebP by width, the widest last. */
  readonly webp: ReadonlyArray<{ readonly width: number; readonly bytes: Uint8Array }>
}

/** Makes pictures fit for pages: decoded whole, scaled, re-encoded, without metadata. Busy where the work broke or took too long, refused where the picture cannot be read. */
export class PictureWork extends Context.Service<
  PictureWork,
  {
    /** Takes JPEG, PNG, WebP, AVIF or GIF by content, 40 megapixels at most. */
    work(bytes: Uint8Array): Effect.Effect<WorkedPicture, UploadRefused | StoreBusy>
    /** The same picture as AVIF, for later: it costs far more time than WebP. */
    avif(webp: Uint8Array): Effect.Effect<Uint8Array, UploadRefused | StoreBusy>
  }
>()('sahilan/ports/PictureWork') {}
