import { Context, type Effect } from 'effect'
import type { UnexpectedFailure, StoreBusy } from '../../failures.ts'

export interface SharePictureText {
  readonly title: string
  /** May be empty. */
  readonly name: string
  /** The direction of the title. */
  readonly dir: 'ltr' | 'rtl'
  /** The address of the picture, which may end with a focal point. */
  readonly image?: string | undefined
}

/** Draws the preview pictures of shared links (`og:image`). */
export class SharePictures extends Context.Service<
  SharePictures,
  {
    /**
     * Returns a JPEG of the size that `domain/picture/share-picture.ts` declares; draws one at a time. `picture` is
     * drawn beside the text, or omitted if it cannot be decoded.
     */
    draw(
      text: SharePictureText,
      picture: Uint8Array | undefined,
    ): Effect.Effect<Uint8Array, UnexpectedFailure | StoreBusy>
  }
>()('sahilan/ports/SharePictures') {}
