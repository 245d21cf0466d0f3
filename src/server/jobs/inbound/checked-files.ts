import { Effect } from 'effect'
import {
  attachmentLimit,
  attachmentName,
  maxAttachments,
  maxNamedFiles,
  pictureKindOf,
} from '#domain/mail/inbound/attachment.ts'
import type { EmailFile } from '#domain/mail/inbound/inbound-email.ts'
import { resumeKinds } from '#domain/visitor-forms/profile/application.ts'
import type { CheckedFile } from '#ports/server/mail/inbound-mails.ts'
import { PictureEncoder } from '#ports/server/files/picture-encoder.ts'
import { matchesExtension } from '../../api/visitor/resume-kind.ts'

/** The endings of a document that is accepted as a résumé would be, or of a picture that decodes. */
const endingsOf = Effect.fnUntraced(function* ({ name, bytes }: EmailFile) {
  const picture = pictureKindOf(bytes)
  if (picture !== undefined) {
    // A picture that crashes the encoder is none either.
    const decodes = yield* Effect.exit(PictureEncoder.use((encoder) => encoder.encode(bytes)))
    return decodes._tag === 'Success' ? picture.endings : undefined
  }
  const document = resumeKinds.find(({ ending }) => name.toLowerCase().endsWith(ending))
  if (document === undefined) return undefined
  const matches = yield* Effect.promise(() => matchesExtension(new File([bytes], name)))
  return matches ? [document.ending] : undefined
})

/** Checks the files of a mail: the first five that are accepted are stored, others are only named. */
export const checkedFiles = Effect.fnUntraced(function* (files: ReadonlyArray<EmailFile>) {
  const checked: Array<CheckedFile> = []
  let stored = 0
  for (const file of files.slice(0, maxNamedFiles)) {
    const { bytes } = file
    const size = bytes.length
    const isTried = stored < maxAttachments && size > 0 && size <= attachmentLimit
    const endings = isTried ? yield* endingsOf(file) : undefined
    const name = attachmentName(file.name, endings)
    const ending = endings?.find((each) => name.toLowerCase().endsWith(each))
    if (ending !== undefined) stored += 1
    checked.push({ name, size, content: ending === undefined ? undefined : { ending, bytes } })
  }
  return checked
})
