/** Pixels that one picture may have. */
export const mostPixels = 40_000_000

/** What a worker for uploads is asked to do. */
export type PictureJob =
  | { readonly does: 'measure'; readonly bytes: Uint8Array }
  | { readonly does: 'webp'; readonly bytes: Uint8Array; readonly widths: ReadonlyArray<number> }
  | { readonly does: 'avif'; readonly bytes: Uint8Array }
  | { readonly does: 'pixels'; readonly bytes: Uint8Array }

/** What a worker for sharing draws. */
export interface ShareJob {
  readonly title: string
  readonly name: string
  readonly picture: Uint8Array | undefined
  readonly size: { readonly width: number; readonly height: number }
  /** TrueType files by their whole paths; the system's faces stand in for letters that these lack. */
  readonly fonts: ReadonlyArray<string>
}

export interface Made {
  readonly width: number
  readonly height: number
  readonly made: ReadonlyArray<Uint8Array>
}

export type WorkerAnswer = { readonly done: Made } | { readonly failed: string }

/** The workers by the names of their files, with the jobs that each takes. */
export interface Workers {
  readonly 'picture-worker': PictureJob
  readonly 'share-worker': ShareJob
}
