import { Effect, Layer, type Schema, SchemaIssue } from 'effect'
import { HttpServerError, Multipart } from 'effect/http'
import { HttpApiError, HttpApiMiddleware } from 'effect/http-api'
import { UnexpectedFailure, inputRefused, type StoreBusy } from '#ports/failures.ts'
import { diskFull, isDiskFull } from '../../edge/disk-full.ts'
import { issueField } from '../../config/issue-field.ts'
import { logFailure } from '../../ops/telemetry/log-failure.ts'
import { RequestRefused, unreadableParameter } from './request-refused.ts'
import { failureResponses } from './failure-responses.ts'

export class ErrorResponses extends HttpApiMiddleware.Service<ErrorResponses>()(
  'sahilan/server/api/ErrorResponses',
  {
    error: failureResponses,
  },
) {}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const tooLarge = new RequestRefused({ status: 413, message: 'The body is too large.' })
const malformed = new RequestRefused({ status: 400, message: 'The body cannot be read.' })

/** One message for each field of the wrong type; a body that is not an object has no fields. */
export const refusalOfBody = ({ issue }: Schema.SchemaError) => {
  const fields: Record<string, string> = {}
  for (const { path, message } of issuesOf(issue).issues) {
    const field = placeOf(path)
    if (field !== undefined) fields[field] ??= message
  }
  if (Object.keys(fields).length === 0) return malformed
  return inputRefused(fields)
}

/** A field, or the whole path of a translation such as `translations.ar.Tittle`. */
const placeOf = (path: Parameters<typeof issueField>[0] = []) =>
  issueField(path) === 'translations' ? path.map((step) => issueField([step])).join('.') : issueField(path)

/** The paths of invalid values. Values may be personal data, so they are not logged. */
const pathsOf = (error: HttpApiError.HttpApiSchemaError) =>
  issuesOf(error.cause.issue)
    .issues.map(({ path = [] }) =>
      path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
    )
    .join(', ')

const refusalOf = (error: HttpApiError.HttpApiSchemaError) => {
  switch (error.kind) {
    case 'Payload':
      return refusalOfBody(error.cause)
    case 'Query':
    case 'Headers':
      return unreadableParameter
    case 'Params':
      return new RequestRefused({ status: 404, message: 'There is no such item.' })
    default:
      return new UnexpectedFailure({
        message: 'The response could not be encoded.',
        cause: `Invalid values at: ${pathsOf(error)}`,
      })
  }
}

/** Effect's body parsers die on malformed input. That is the client's fault and no defect. */
const refusalOfDefect = (defect: unknown) => {
  if (HttpServerError.isHttpServerError(defect) && defect.reason._tag === 'RequestParseError') {
    return defect.reason.reason === 'BodyTooLarge' ? tooLarge : malformed
  }
  if (Multipart.isMultipartError(defect)) {
    if (defect.reason._tag === 'Parse') return malformed
    if (defect.reason._tag !== 'InternalError') return tooLarge
  }
  return undefined
}

const failureOfDefect = (
  defect: unknown,
): Effect.Effect<never, RequestRefused | StoreBusy | UnexpectedFailure> => {
  if (isDiskFull(defect)) return Effect.fail(diskFull(defect))
  const refusal = refusalOfDefect(defect)
  if (refusal !== undefined) return Effect.fail(refusal)
  return Effect.fail(new UnexpectedFailure({ message: 'A request failed.', cause: defect }))
}

export const ErrorResponsesLayer: Layer.Layer<ErrorResponses> = Layer.succeed(ErrorResponses, (call) =>
  call.pipe(
    Effect.catchDefect(failureOfDefect),
    Effect.mapError((failure) =>
      HttpApiError.HttpApiSchemaError.is(failure) ? refusalOf(failure) : failure,
    ),
    Effect.tapError(logFailure),
  ),
)
