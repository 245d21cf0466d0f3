import type { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { limits } from '../../../config/limits.ts'

/** Declares that a form is sent as a multipart body whose file has at most this many bytes. */
export const multipartUpTo =
  (maxBytes: number) =>
  <Form extends Schema.Top>(form: Form) =>
    form.pipe(
      HttpApiSchema.asMultipartStream({
        maxParts: limits.uploadParts,
        maxFieldSize: limits.uploadFieldBytes,
        maxFileSize: maxBytes,
        maxTotalSize: maxBytes + limits.uploadOverheadBytes,
      }),
    )
