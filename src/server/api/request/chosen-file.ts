import { openAsBlob } from 'node:fs'
import { Effect } from 'effect'
import type { Multipart } from 'effect/http'

/** A part of a form as a file whose content is read when asked for. */
export const chosenFile = (part: Multipart.PersistedFile) =>
  Effect.promise(async () => new File([await openAsBlob(part.path)], part.name, { type: part.contentType }))
