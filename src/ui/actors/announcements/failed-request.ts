import type { Failure } from '#domain/machines/failure.ts'
import type { SaveStep } from '#domain/machines/save-machine.ts'
import { shared } from '#domain/wording/en/shared.ts'
import type { FailureWords } from '#domain/wording/en/office/failures.ts'
import {
  failureText,
  serverMessage,
  uploadFailureText,
  type FailureWording,
} from '#domain/wording/failure-wording.ts'
import type { Announcement } from './announcements.ts'

/** The message of the server; where that only says that fields are invalid, the sentence of the first one. */
const reasonOf = ({ message, fields = {} }: Failure): string => {
  const [sentence = message] = Object.values(fields)
  return message === shared.server.fields ? sentence : message
}

/** Announces a failed request: the catalogue's text, and below it why the server refused it. */
export const failedRequest = (wording: FailureWording, failure: Failure): Announcement => ({
  tone: 'failure',
  text: failureText(wording, failure),
  ...(serverMessage(failure) && { detail: reasonOf(failure) }),
})

/** Announces a failed save, whose form shows its fields; without a response, with the consequences for the form. */
export const failedSave = (
  failure: Failure,
  step: SaveStep,
  wording: FailureWording,
  words: FailureWords,
): Announcement => ({
  ...(step === 'uploading' ? failedUpload(failure, words) : failedRequest(wording, failure)),
  ...(step === 'saving' && serverMessage(failure) && { detail: failure.message }),
  ...(failure.withoutResponse && { detail: words.noResponseToSave, isDetailOwn: true }),
})

/** The server's message is the text itself (M1). */
const failedUpload = (failure: Failure, { upload }: FailureWords): Announcement => ({
  tone: 'failure',
  text: uploadFailureText(failure, upload),
  ...(serverMessage(failure) && { isTextOfServer: true }),
})
