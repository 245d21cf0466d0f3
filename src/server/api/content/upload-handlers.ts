import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { wireNames } from '#adapters/http/wire-names.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { inputRefused } from '#ports/failures.ts'
import type { Api } from '../api.ts'
import { multipartForm, uploadedFile } from '../request/body/multipart-form.ts'
import { UploadForm } from './upload-group.ts'

export const uploadHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'uploads',
    Effect.fnUntraced(function* (handlers) {
      const uploads = yield* PictureUploads
      return handlers.handle(
        'upload',
        Effect.fnUntraced(function* ({ payload }) {
          const { [wireNames.filePart]: part } = yield* multipartForm(payload, UploadForm, wireNames.filePart)
          if (part === undefined) return yield* inputRefused({ [wireNames.filePart]: 'Choose a picture' })
          return {
            code: 201,
            message: 'Stored',
            data: { results: yield* uploads.upload(yield* uploadedFile(part)) },
          }
        }),
      )
    }),
  )
