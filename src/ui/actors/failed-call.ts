import type { Failure } from '#domain/machines/failure.ts'
import { failureText, type FailureWording } from '#domain/failure-wording.ts'
import { uploadFailureText } from '#domain/wording.ts'
import type { Announcement } from './announcements.ts'

/** What is told of a failed call: the catalogue's text, and under it what the other side said. */
export const failedCall = (wording: FailureWording, failure: Failure): Announcement => ({
  tone: 'failure',
  text: failureText(wording, failure),
  ...(failure.answered && failure.message !== '' && { detail: failure.message }),
})

/** What is told of a failed upload: the server's message is the text itself (M1). */
export const failedUpload = (failure: Failure): Announcement => ({
  tone: 'failure',
  text: uploadFailureText(failure),
})
