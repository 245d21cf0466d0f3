import { Result, Schema, SchemaIssue } from 'effect'
import type { AnyContentType } from '../content-types.ts'

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** One sentence for each field that is wrong; empty if the input may be saved. */
export const inputErrors = (
  contentType: AnyContentType,
  input: unknown,
): Readonly<Record<string, string>> => {
  const schema: Schema.ConstraintDecoder<unknown> = contentType.schema
  const decoded = Schema.decodeUnknownResult(schema)(input, { errors: 'all' })
  if (Result.isSuccess(decoded)) return {}
  const errors: Record<string, string> = {}
  for (const { path = [], message } of issuesOf(decoded.failure.issue).issues)
    if (message !== '') errors[placeOf(path)] ??= message
  return errors
}

type Path = ReadonlyArray<PropertyKey | { readonly key: PropertyKey }>

/** A field, or its translation such as `translations.ar.title`, or its block such as `body.blocks.3`; also of a section. */
const placeOf = (path: Path): string => {
  const steps = path.map((step) => String(typeof step === 'object' ? step.key : step))
  const start = steps[0] === 'sections' && steps.length > 1 ? 2 : 0
  const field = start + (steps[start] === 'translations' ? 3 : 1)
  const isBlock = steps[field] === 'blocks' && steps.length > field + 1
  return steps.slice(0, isBlock ? field + 2 : field).join('.')
}
