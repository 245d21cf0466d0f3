import { Effect, Layer } from 'effect'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { HttpClient } from '../client/http-client.ts'
import { endpoints } from '../endpoints.ts'
import { wireNames } from '../wire-names.ts'
import { decodeResults } from '../client/envelope.ts'
import { formDataOf } from '../client/form-data-of.ts'
import { sendWithProgress } from '../client/send-with-progress.ts'
import { textIn } from '../wire/decode.ts'

/** Uploads pictures as multipart; success is code 201 (C2). */
export const HttpPictureUploads = Layer.effect(
  PictureUploads,
  Effect.map(HttpClient, (client) =>
    PictureUploads.of({
      upload: (file, report = () => {}) => {
        const send = sendWithProgress(report)
        const uploading = Effect.suspend(() =>
          client.write({
            method: 'POST',
            path: endpoints.upload,
            body: formDataOf({ [wireNames.filePart]: file }),
            success: 201,
            ...(send !== undefined && { send }),
          }),
        )
        return uploading.pipe(
          Effect.flatMap((response) => decodeResults(response, (results) => textIn(results, 'data.results'))),
          Effect.tap(() => Effect.sync(() => report(1))),
        )
      },
    }),
  ),
)
