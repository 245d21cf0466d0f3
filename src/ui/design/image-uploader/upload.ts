/** How the sending of the chosen picture goes; absent before and after. */
export type Upload = { state: 'uploading'; progress: number } | { state: 'failed'; message: string }

export interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
}
