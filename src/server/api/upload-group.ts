import { Effect, Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from 'effect/http-api'
import { endpoints, wireNames } from '#adapters/http/endpoints.ts'
import { pictureLimit } from '#domain/picture/picture-error.ts'
import { Images } from '#ports/images.ts'
import { limits } from '../limits.ts'
import { Access, Needs } from './access.ts'
import type { Api } from './api.ts'
import { chosenFile } from './chosen-file.ts'
import { results } from './envelope.ts'

export const uploadGroup = HttpApiGroup.make('uploads').add(
  HttpApiEndpoint.post('upload', endpoints.upload, {
    payload: Schema.Struct({ [wireNames.filePart]: Multipart.SingleFileSchema }).pipe(
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

export const uploadHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'uploads',
    Effect.fnUntraced(function* (handlers) {
      const images = yield* Images
      return handlers.handle('upload', ({ payload }) =>
        chosenFile(payload[wireNames.filePart]).pipe(
          Effect.flatMap((file) => images.upload(file)),
          Effect.map((address) => ({ code: 201, message: 'Stored', data: { results: address } })),
        ),
      )
    }),
  )
