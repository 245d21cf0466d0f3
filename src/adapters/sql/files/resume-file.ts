import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import { pictureTypesByEnding } from '#domain/mail/inbound/attachment.ts'
import { resumeKinds } from '#domain/visitor-forms/profile/application.ts'
import { UnexpectedFailure } from '#ports/failures.ts'

const kindOf = (name: string) => resumeKinds.find(({ ending }) => name.toLowerCase().endsWith(ending))

/** A random key. The ending is that of the file, such as `.pdf`. */
export const resumeKey = (ending: string): string => `resumes/${randomBytes(16).toString('hex')}${ending}`

/** Reads a résumé and makes a random key for it. */
export const readResume = Effect.fnUntraced(function* (file: ChosenFile) {
  if (!(file instanceof Blob))
    return yield* new UnexpectedFailure({ message: 'The file has no content.', withoutResponse: true })
  const content = yield* Effect.promise(() => file.arrayBuffer())
  const ending = kindOf(file.name)?.ending ?? ''
  return { bytes: new Uint8Array(content), key: resumeKey(ending) }
})

/** The media type of a stored résumé, or of a picture that came with a mail. */
export const resumeType = (key: string): string =>
  kindOf(key)?.type ?? pictureTypesByEnding[/\.\w+$/u.exec(key)?.[0] ?? ''] ?? 'application/octet-stream'
