interface UploadFailed {
  state: 'failed'
  message: string
  /** A toast says it too: it is not announced twice. */
  announced?: boolean
}

/** How the sending of the chosen picture goes; absent before and after. */
export type Upload = { state: 'uploading'; progress: number } | UploadFailed

export interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
}

/** One file, or several where several are taken. */
export type OnChoose = (file: File, ...others: ReadonlyArray<File>) => void
