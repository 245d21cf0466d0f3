import { createContext, use } from 'react'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import type { UploadState } from '#ui/design/form/image-uploader/upload.ts'

export interface Uploads {
  /** The upload of a picture; `undefined` if it is not being uploaded. */
  readonly of: (picture: PictureValue) => UploadState | undefined
  readonly retry: () => void
  /** Says whether pictures within a text are still being stored, or could not be. A save waits for them. */
  readonly report: (field: string, state: UnfinishedUploads | undefined) => void
  /** Whether a part of the form, such as `sections.3`, has pictures that were reported and are not stored. */
  readonly isUnfinished: (path: string) => boolean
}

export type UnfinishedUploads = 'uploading' | 'failed'

export const UploadsContext = createContext<Uploads>({
  of: () => undefined,
  retry: () => {},
  report: () => {},
  isUnfinished: () => false,
})

export const useUploads = () => use(UploadsContext)
