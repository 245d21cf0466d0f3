import type { Failure } from '#domain/machines/failure.ts'
import { failureText, type FailureWording } from '#domain/wording/failure-wording.ts'
import { noAnswerToSave, uploadFailureText } from '#domain/wording/catalogue.ts'
import type { Announcement } from './announcements.ts'

/** What is told of a failed call: the catalogue's text, and under it what the other side said. */
export const failedCall = (wording: FailureWording, failure: Failure): Announcement => ({
  tone: 'failure',
  text: failureText(wording, failure),
  ...(failure.answered && failure.message !== '' && { detail: failure.message }),
})

/** What is told of a save that failed; where no answer came, what that means for what was typed. */
export const failedSave = (failure: Failure, during: 'uploading' | 'saving', wording: FailureWording) => ({
  ...(during === 'uploading' ? failedUpload(failure) : failedCall(wording, failure)),
  ...(!failure.answered && { detail: noAnswerToSave }),
})

/** What is told of a failed upload: the server's message is the text itself (M1). */
export const failedUpload = (failure: Failure): Announcement => ({
  tone: 'failure',
  text: uploadFailureText(failure),
})
