/** The part of the browser's `File` that the domain reads. */
export interface ChosenFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** The media type that the browser reports. */
  readonly type: string
}
