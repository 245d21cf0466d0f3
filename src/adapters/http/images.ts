import { Effect, Layer } from 'effect'
import { Images } from '#ports/images.ts'
import { HttpCalls } from './call.ts'
import { endpoints, wireNames } from './endpoints.ts'
import { read, resultsIn } from './envelope.ts'
import { formOf } from './form-of.ts'
import { sendReporting } from './upload-send.ts'
import { textIn } from './decode.ts'

/** Pictures by multipart; success is code 201 (C2). */
export const HttpImages = Layer.effect(
  Images,
  Effect.map(HttpCalls, (calls) =>
    Images.of({
      upload: (file, report = () => {}) => {
        const send = sendReporting(report)
        const call = Effect.suspend(() =>
          calls.write({
            method: 'POST',
            path: endpoints.upload,
            body: formOf({ [wireNames.filePart]: file }),
            success: 201,
            ...(send !== undefined && { send }),
          }),
        )
        return call.pipe(
          Effect.flatMap((answer) =>
            read(answer, (body) => textIn(resultsIn(body, 'results'), 'data.results')),
          ),
          Effect.tap(() => Effect.sync(() => report(1))),
        )
      },
    }),
  ),
)
