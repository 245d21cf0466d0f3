import { Context, type Effect } from 'effect'
import type { DarkPart } from '#domain/picture/dark-parts.ts'
import type { StoreBusy, UploadRefused } from '../../failures.ts'

export interface EncodedPicture {
  readonly width: number
  readonly height: number
  /** The parts that are dark enough for light text. */
  readonly dark: ReadonlyArray<DarkPart>
  /** WebP by width, the widest last. */
  readonly webp: ReadonlyArray<{ readonly width: number; readonly bytes: Uint8Array }>
}

/**
 * Decodes, scales and re-encodes pictures, without their metadata. Fails with `UploadRefused` if a picture cannot be
 * decoded, and with `StoreBusy` if the encoder crashes or takes too long.
 */
export class PictureEncoder extends Context.Service<
  PictureEncoder,
  {
    /** Accepts JPEG, PNG, WebP, AVIF and GIF, detected by content, up to 40 megapixels. */
    encode(bytes: Uint8Array): Effect.Effect<EncodedPicture, UploadRefused | StoreBusy>
    /** Scales a picture and encodes it as AVIF. It takes far longer than WebP, so a job does it later. */
    avif(webp: Uint8Array, width: number): Effect.Effect<Uint8Array, UploadRefused | StoreBusy>
  }
>()('sahilan/ports/PictureEncoder') {}
