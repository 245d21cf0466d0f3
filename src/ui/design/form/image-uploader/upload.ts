import type { ReactNode } from 'react'

interface UploadFailed {
  state: 'failed'
  message: ReactNode
  /** Set if a toast announces the failure already. */
  announced?: boolean
}

/** The state of the upload; absent before and after it. */
export type UploadState = { state: 'uploading'; progress: number } | UploadFailed

export interface ShownFile {
  name: string
  /** Bytes. */
  size: number
}

/** Receives one file, or several if `multiple` is set. */
export type OnChoose = (file: File, ...others: ReadonlyArray<File>) => void
