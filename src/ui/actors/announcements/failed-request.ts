import type { Failure } from '#domain/machines/failure.ts'
import { failureText, type FailureWording } from '#domain/wording/failure-wording.ts'
import { noResponseToSave, uploadFailureText } from '#domain/wording/catalogue.ts'
import type { Announcement } from './announcements.ts'

/** Announces a failed request: the catalogue's text, and below it the message of the server. */
export const failedRequest = (wording: FailureWording, failure: Failure): Announcement => ({
  tone: 'failure',
  text: failureText(wording, failure),
  ...(failure.hasResponse && failure.message !== '' && { detail: failure.message }),
})

/** Announces a failed save; without a response, with the consequences for the form. */
export const failedSave = (failure: Failure, during: 'uploading' | 'saving', wording: FailureWording) => ({
  ...(during === 'uploading' ? failedUpload(failure) : failedRequest(wording, failure)),
  ...(!failure.hasResponse && { detail: noResponseToSave }),
})

/** The server's message is the text itself (M1). */
const failedUpload = (failure: Failure): Announcement => ({
  tone: 'failure',
  text: uploadFailureText(failure),
})
