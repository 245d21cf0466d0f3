import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import { resumeKinds } from '#domain/profile/profile-errors.ts'
import { CallFailed } from '#ports/failures.ts'

const kindOf = (name: string) => resumeKinds.find(({ ending }) => name.toLowerCase().endsWith(ending))

/** Reads a résumé and makes a random key for it. */
export const readResume = Effect.fnUntraced(function* (file: ChosenFile) {
  if (!(file instanceof Blob))
    return yield* new CallFailed({ message: 'The file has no content.', hasResponse: false })
  const content = yield* Effect.promise(() => file.arrayBuffer())
  const ending = kindOf(file.name)?.ending ?? ''
  return { bytes: new Uint8Array(content), key: `resumes/${randomBytes(16).toString('hex')}${ending}` }
})

/** The media type of a stored résumé. */
export const resumeType = (key: string): string => kindOf(key)?.type ?? 'application/octet-stream'
