import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { enquiryWire, profileWire, mailEndpoints } from '#adapters/http/mail-endpoints.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import { lengths } from '#domain/content/fields/lengths.ts'
import { resumeLimit } from '#domain/visitor-forms/profile/application.ts'
import { RequiredPermission } from '../request/access/access.ts'
import { results } from '../response/envelope.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { multipartUpTo } from '../request/body/multipart-up-to.ts'

const text = Schema.optionalKey(Schema.String)
const address = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(lengths.address)))

const texts = (wire: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(Object.values(wire).map((name) => [name, text])),
  [wireNames.decoyField]: text,
  [wireNames.consentField]: text,
  [wireNames.languageField]: text,
})

export const ApplicationParts = Schema.Struct({
  ...texts(profileWire),
  [wireNames.tookField]: Schema.optionalKey(Schema.FiniteFromString),
  [wireNames.resumePart]: Schema.optionalKey(Multipart.SingleFileSchema),
})

const Empty = results(Schema.Struct({}))
const Acknowledged = results(
  Schema.Struct({ reference: Schema.String, code: Schema.optionalKey(Schema.String) }),
)

/** The public endpoints, without session and XSRF token. */
export const visitorGroup = HttpApiGroup.make('visitors')
  .annotate(OpenApi.Title, 'Visitors')
  .add(
    HttpApiEndpoint.post('enquiry', mailEndpoints.enquirySend, {
      headers: IdempotencyHeaders,
      payload: Schema.Struct({
        ...texts(enquiryWire),
        [wireNames.tookField]: Schema.optionalKey(Schema.Finite),
      }),
      success: Acknowledged,
    }),
    HttpApiEndpoint.post('profile', mailEndpoints.profileSend, {
      headers: IdempotencyHeaders,
      payload: ApplicationParts.pipe(multipartUpTo(resumeLimit)),
      success: Acknowledged,
    }),
    HttpApiEndpoint.post('pageView', endpoints.pageView, {
      payload: Schema.Struct({ path: address, referrer: address }),
      success: Empty,
    }),
  )
  .annotateEndpoints(RequiredPermission, 'public')
