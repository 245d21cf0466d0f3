import type { IncomingMessage } from 'node:http'
import { NodeMultipart, NodeStream } from '@effect/platform-node'
import { Effect, FileSystem, type Scope, Stream } from 'effect'
import { Multipart } from 'effect/http'
import { wireNames } from '#adapters/http/wire-names.ts'
import { resumeLimit } from '#domain/visitor-forms/profile/application.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import type { StoreBusy } from '#ports/failures.ts'
import { BodyFiles } from '../api/request/body/body-files.ts'
import { RequestRefused } from '../api/response/request-refused.ts'
import { readableParts, uploadedFile } from '../api/request/body/multipart-form.ts'
import { diskFull, isDiskFull } from '../edge/disk-full.ts'
import { limits } from '../config/limits.ts'

/** A form as a browser posts it without scripts. */
export interface PostedForm {
  readonly texts: Readonly<Record<string, string>>
  /** Can be read until the scope closes. */
  readonly file: File | undefined
}

/** Replaces a form that could not be read. */
export const unread: PostedForm = { texts: {}, file: undefined }

const tooLarge = new RequestRefused({ status: 413, message: forms.refusals.tooLarge })
const malformed = new RequestRefused({ status: 400, message: forms.refusals.malformed })
const otherType = new RequestRefused({
  status: 415,
  message: forms.refusals.otherType,
})

const urlEncoded = (request: IncomingMessage) =>
  NodeStream.toString(() => request, {
    maxBytes: limits.jsonBytes,
    destroyOnOverflow: false,
    onError: (cause) => (cause instanceof NodeStream.MaxBytesError ? tooLarge : malformed),
  }).pipe(
    Effect.map((body): PostedForm => {
      return { texts: Object.fromEntries(new URLSearchParams(body)), file: undefined }
    }),
  )

const bounds = Multipart.limitsServices({
  maxParts: limits.uploadParts,
  maxFieldSize: limits.postedFieldBytes,
  maxTotalSize: limits.postedBytes,
})

/** Stores no more of a file than shows that it is too large. */
const writeFile = (path: string, { content }: Multipart.File) => {
  let bytes = 0
  const bounded = Stream.filter(content, (chunk) => {
    const isWanted = bytes <= resumeLimit
    bytes += chunk.length
    return isWanted
  })
  return Effect.flatMap(FileSystem.FileSystem, ({ sink }) => Stream.run(bounded, sink(path))).pipe(
    Effect.catchTag('PlatformError', Effect.die),
  )
}

const refusalOf = (error: Multipart.MultipartError) => {
  if (error.reason._tag === 'InternalError') return Effect.die(error)
  return Effect.fail(error.reason._tag === 'Parse' ? malformed : tooLarge)
}

const multipart = Effect.fnUntraced(function* (request: IncomingMessage) {
  const parts = NodeMultipart.stream(request, request.headers)
  const form = yield* Multipart.toPersisted(parts, writeFile).pipe(
    Effect.provideContext(bounds),
    readableParts,
    Effect.catch(refusalOf),
    Effect.catchDefect((defect) => (isDiskFull(defect) ? Effect.fail(diskFull(defect)) : Effect.die(defect))),
  )
  const texts = Object.entries(form).filter((part): part is [string, string] => typeof part[1] === 'string')
  const { [wireNames.resumePart]: part = [] } = form
  const persisted = typeof part === 'string' ? undefined : part.find(Multipart.isPersistedFile)
  const file = persisted && (yield* uploadedFile(persisted))
  return { texts: Object.fromEntries(texts), file }
}, Effect.provide(BodyFiles))

/** Reads a form. The texts of a multipart form are there even if its file is too large. */
export const postedForm = (
  request: IncomingMessage,
): Effect.Effect<PostedForm, RequestRefused | StoreBusy, Scope.Scope> => {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return urlEncoded(request)
  return type === 'multipart/form-data' ? multipart(request) : Effect.fail(otherType)
}
