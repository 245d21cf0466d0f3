import { Effect, Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from 'effect/http-api'
import { endpoints, wireNames } from '#adapters/http/endpoints.ts'
import { pictureLimit } from '#domain/picture/picture-error.ts'
import { DraftRefused } from '#ports/failures.ts'
import { Images } from '#ports/images.ts'
import { limits } from '../limits.ts'
import { Access, Needs } from './access.ts'
import type { Api } from './api.ts'
import { chosenFile } from './chosen-file.ts'
import { results } from './envelope.ts'
import { refusedFields } from './refused-fields.ts'

export const uploadGroup = HttpApiGroup.make('uploads').add(
  HttpApiEndpoint.post('upload', endpoints.upload, {
    payload: Schema.Struct({ [wireNames.filePart]: Schema.optionalKey(Multipart.SingleFileSchema) }).pipe(
      HttpApiSchema.asMultipart({
        maxParts: limits.uploadParts,
        maxFieldSize: limits.uploadFieldBytes,
        maxFileSize: pictureLimit,
        maxTotalSize: pictureLimit + limits.uploadOverheadBytes,
      }),
    ),
    success: results(Schema.String, 201),
  })
    .annotate(Needs, 'signedIn')
    .middleware(Access),
)

const nothingChosen = new DraftRefused({
  message: refusedFields,
  answered: true,
  fields: { [wireNames.filePart]: 'Choose a picture' },
})

export const uploadHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'uploads',
    Effect.fnUntraced(function* (handlers) {
      const images = yield* Images
      return handlers.handle(
        'upload',
        Effect.fnUntraced(function* ({ payload }) {
          const part = payload[wireNames.filePart]
          if (part === undefined) return yield* nothingChosen
          return { code: 201, message: 'Stored', data: { results: yield* images.upload(yield* chosenFile(part)) } }
        }),
      )
    }),
  )
