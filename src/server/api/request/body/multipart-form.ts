import { openAsBlob } from 'node:fs'
import { Effect, Schema, type Stream } from 'effect'
import { Multipart } from 'effect/http'
import { BodyFiles } from './body-files.ts'
import { refusalOfBody } from '../../response/error-responses.ts'
import { RequestRefused } from '../../response/request-refused.ts'

/** Effect's parser throws a TypeError at a part whose headers do not end. That is the sender's fault and no defect. */
export const readableParts = <A, E, R>(
  read: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | Multipart.MultipartError, R> =>
  Effect.catchDefect(read, (defect) =>
    defect instanceof TypeError
      ? Effect.fail(Multipart.MultipartError.fromReason('Parse', defect))
      : Effect.die(defect),
  )

/**
 * Reads a multipart body with at most one file in the field `file`. The file is in a temporary folder until the request
 * ends. A body that cannot be parsed is a defect, which `ErrorResponses` maps, as for all other bodies.
 */
export const multipartForm = Effect.fnUntraced(function* <A, I>(
  parts: Stream.Stream<Multipart.Part, Multipart.MultipartError>,
  schema: Schema.Codec<A, I>,
  file: string,
) {
  const form = yield* Multipart.toPersisted(parts).pipe(readableParts, Effect.orDie)
  const files = form[file]
  if (Array.isArray(files) && files.length > 1)
    return yield* new RequestRefused({ status: 400, message: `Send one file in the field ${file}.` })
  return yield* Effect.mapError(Schema.decodeUnknownEffect(schema)(form), refusalOfBody)
}, Effect.provide(BodyFiles))

/** A part of a form as a file whose content is read on demand. */
export const uploadedFile = (part: Multipart.PersistedFile) =>
  Effect.promise(async () => new File([await openAsBlob(part.path)], part.name, { type: part.contentType }))
