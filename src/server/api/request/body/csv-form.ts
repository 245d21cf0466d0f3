import { Effect, Schema, type Stream } from 'effect'
import { Multipart } from 'effect/http'
import { wireNames } from '#adapters/http/wire-names.ts'
import { importResults } from '#domain/content/import/import-report.ts'
import { inputRefused } from '#ports/failures.ts'
import { limits } from '../../../config/limits.ts'
import { multipartForm, uploadedFile } from './multipart-form.ts'
import { multipartUpTo } from './multipart-up-to.ts'

const Form = Schema.Struct({ [wireNames.filePart]: Schema.optionalKey(Multipart.SingleFileSchema) })

/** The body of an import: a CSV file. */
export const csvForm = Form.pipe(multipartUpTo(limits.importBytes))

export const dryRun = Schema.Struct({ dryRun: Schema.optionalKey(Schema.Literal('1')) })

/** The schema of an import's report. `own` are the fields that its rows have beside the result. */
export const importReportOf = <Own extends Schema.Struct.Fields>(own: Own) =>
  Schema.Struct({
    new: Schema.Int,
    changed: Schema.Int,
    same: Schema.Int,
    refused: Schema.Int,
    rows: Schema.Array(
      Schema.Struct({
        row: Schema.Int,
        does: Schema.Literals(importResults),
        ...own,
        fields: Schema.Record(Schema.String, Schema.String),
      }),
    ),
  })

/** Reads the text of the file. */
export const csvOf = Effect.fnUntraced(function* (
  parts: Stream.Stream<Multipart.Part, Multipart.MultipartError>,
) {
  const { [wireNames.filePart]: part } = yield* multipartForm(parts, Form, wireNames.filePart)
  if (part === undefined) return yield* inputRefused({ file: 'Choose a CSV file.' })
  const file = yield* uploadedFile(part)
  return yield* Effect.promise(() => file.text())
})
