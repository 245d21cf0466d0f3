/** A file that a person chose. The domain reads only these; the browser's `File` satisfies it. */
export interface ChosenFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** The media type that its owner claims. */
  readonly type: string
}
