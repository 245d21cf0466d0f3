import { useCallback, useRef, useState } from 'react'
import { serverMessage, uploadFailureText } from '#domain/wording/failure-wording.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import type { UploadState } from '#ui/design/form/image-uploader/upload.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'

/** A picture of a text that was chosen here. */
export interface TextUpload {
  readonly file: File
  /** The address of the stored picture; empty until it is stored. */
  readonly address: string
  /** `undefined` once it is stored. */
  readonly upload: UploadState | undefined
}

export type TextUploads = ReadonlyMap<number, TextUpload>

/** Stores pictures when they are chosen, since a text is written for long and a device keeps no files. */
export const useTextUploads = () => {
  const { texts } = useActors().staff()
  const words = useFailureWords().upload
  const [uploads, setUploads] = useState<TextUploads>(new Map())
  const count = useRef(0)

  const send = useCallback(
    (id: number, file: File) => {
      const set = (upload: UploadState | undefined, address = '') =>
        setUploads((known) => new Map(known).set(id, { file, address, upload }))
      set({ state: 'uploading', progress: 0 })
      texts.upload(file, {
        progress: (progress) => set({ state: 'uploading', progress }),
        done: (address) => set(undefined, address),
        failed: (failure) => {
          const message = serverSentence(serverMessage(failure)) || uploadFailureText(failure, words)
          set({ state: 'failed', message })
        },
      })
    },
    [texts, words],
  )

  return {
    uploads,
    start: useCallback(
      (file: File) => {
        count.current++
        send(count.current, file)
        return count.current
      },
      [send],
    ),
    retry: (id: number) => {
      const failed = uploads.get(id)
      if (failed !== undefined) send(id, failed.file)
    },
  }
}
