import { Effect, type Stream } from 'effect'
import type { Multipart } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { wireNames } from '#adapters/http/wire-names.ts'
import { pictureToWire } from '#adapters/http/wire/pictures.ts'
import { permits } from '#domain/access/permission.ts'
import { allows } from '#domain/connections/scope.ts'
import { unknownUploadSentence } from '#domain/content/pictures/unknown-pictures.ts'
import { editOf } from '#domain/history/subject.ts'
import type { LibraryKind, PictureDetails } from '#domain/picture/library-picture.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { inputRefused, type ItemChanged, NotAllowed } from '#ports/failures.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import type { Api } from '../api.ts'
import { Caller, type CallerOfApi } from '../request/access/access.ts'
import { idempotencyKeyOf, type IdempotencyHeaders } from '../request/idempotency-key.ts'
import { multipartForm, uploadedFile } from '../request/body/multipart-form.ts'
import { ok } from '../response/envelope.ts'
import { failureToWire } from '../response/failure-to-wire.ts'
import { PictureMultipart } from './picture-group.ts'

const mayUse = ({ user, scopes }: CallerOfApi, subject: Publishable, use: 'read' | 'write') =>
  permits(user.role, editOf(subject)) && (scopes === undefined || allows(scopes, subject, use))

/** Uses of subjects that the caller may not edit, or a token not read, are counted, not named. */
const seenBy = (caller: CallerOfApi, { uses, otherUses, ...picture }: PictureDetails) => {
  const named = uses.filter(({ subject }) => mayUse(caller, subject, 'read'))
  return pictureToWire({ ...picture, uses: named, otherUses: otherUses + uses.length - named.length })
}

const notAllowed = new NotAllowed({
  message: 'This picture is used in places that you may not edit.',
})

interface UploadRequest {
  readonly payload: Stream.Stream<Multipart.Part, Multipart.MultipartError>
  readonly headers: typeof IdempotencyHeaders.Type
}

/** Maps the endpoints of the media library to the port. */
export const pictureHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'pictures',
    Effect.fnUntraced(function* (handlers) {
      const library = yield* MediaLibrary
      const pictureRecords = yield* PictureRecords

      const one = <E>(work: Effect.Effect<PictureDetails, E | ItemChanged>) =>
        Effect.gen(function* () {
          const caller = yield* Caller
          const failuresToWire = failureToWire({}, (current: PictureDetails) => seenBy(caller, current))
          return ok({ results: seenBy(caller, yield* failuresToWire(work)) })
        })

      const add = (kind: LibraryKind) =>
        Effect.fnUntraced(function* ({ payload, headers }: UploadRequest) {
          const form = yield* multipartForm(payload, PictureMultipart, wireNames.filePart)
          const { [wireNames.filePart]: part, again } = form
          if (part === undefined)
            return yield* inputRefused({
              [wireNames.filePart]: kind === 'file' ? 'Choose a PDF file' : 'Choose a picture',
            })
          const file = yield* uploadedFile(part)
          const upload = { kind, again: again === 'true', key: idempotencyKeyOf(headers) }
          const { picture, isKnown } = yield* library.add(file, upload)
          const results = seenBy(yield* Caller, picture)
          return isKnown ? ok({ results }) : { code: 201, message: 'Stored', data: { results } }
        })

      return handlers
        .handle(
          'list',
          Effect.fnUntraced(function* ({ query: { q, in: lang, ...query } }) {
            const { items, ...page } = yield* library.list({
              ...query,
              ...(q !== undefined && { search: q }),
              ...(lang !== undefined && { lang }),
            })
            return ok({ results: items.map(pictureToWire), ...page })
          }),
        )
        .handle('add', add('picture'))
        .handle('addFile', add('file'))
        .handle('get', ({ params }) => one(library.get(params.id)))
        .handle('update', ({ params, payload }) => one(library.update(params.id, payload)))
        .handle(
          'replace',
          Effect.fnUntraced(function* ({ params: { id }, payload: { address, version } }) {
            const caller = yield* Caller
            const current = yield* library.get(id)
            if (current.uses.some(({ subject }) => !mayUse(caller, subject, 'write')))
              return yield* notAllowed
            if ((yield* pictureRecords.claim([address])).length > 0)
              return yield* inputRefused({ address: unknownUploadSentence(current) })
            return yield* one(library.replace(id, address, version))
          }),
        )
        .handle(
          'remove',
          Effect.fnUntraced(function* ({ params, query: { version } }) {
            const caller = yield* Caller
            const failuresToWire = failureToWire({}, (current: PictureDetails) => seenBy(caller, current))
            yield* failuresToWire(library.remove(params.id, version))
            return ok({ results: params })
          }),
        )
    }),
  )
