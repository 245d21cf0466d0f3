export const maxPixels = 40_000_000

export type PictureJob =
  | { readonly type: 'measure'; readonly bytes: Uint8Array }
  | { readonly type: 'webp'; readonly bytes: Uint8Array; readonly widths: ReadonlyArray<number> }
  | { readonly type: 'avif'; readonly bytes: Uint8Array; readonly width: number }
  | { readonly type: 'pixels'; readonly bytes: Uint8Array }

export interface ShareJob {
  readonly title: string
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  readonly picture: Uint8Array | undefined
  /** The point of the picture around which it is cropped, such as `30,60` in percent; empty for the middle. */
  readonly focus: string
  readonly size: { readonly width: number; readonly height: number }
  /** Absolute paths of TrueType files. System fonts are the fallback for missing letters. */
  readonly fonts: ReadonlyArray<string>
}

export interface Encoded {
  readonly width: number
  readonly height: number
  readonly files: ReadonlyArray<Uint8Array>
}

export type WorkerResult = { readonly done: Encoded } | { readonly failed: string }

export interface Workers {
  readonly 'picture-worker': PictureJob
  readonly 'share-worker': ShareJob
}
