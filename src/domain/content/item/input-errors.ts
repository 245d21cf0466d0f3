import { Result, Schema, SchemaIssue } from 'effect'
import type { AnyContentType } from '../content-types.ts'

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** One sentence for each field that is wrong; empty if the input may be saved. */
export const inputErrors = (content: AnyContentType, input: unknown): Readonly<Record<string, string>> => {
  const schema: Schema.ConstraintDecoder<unknown> = content.schema
  const decoded = Schema.decodeUnknownResult(schema)(input, { errors: 'all' })
  if (Result.isSuccess(decoded)) return {}
  const errors: Record<string, string> = {}
  for (const { path, message } of issuesOf(decoded.failure.issue).issues) {
    const [field = ''] = path ?? []
    errors[String(typeof field === 'object' ? field.key : field)] ??= message
  }
  return errors
}
