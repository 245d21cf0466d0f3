import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { enquiryWire, profileWire } from '#adapters/http/mail-endpoints.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import { fromWire } from '#adapters/http/wire/renaming.ts'
import { withoutQuery } from '#domain/addresses/without-query.ts'
import { emptyEnquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { SentReceipt } from '#domain/mail/inbox/receipt.ts'
import { emptyProfile } from '#domain/visitor-forms/profile/profile.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Analytics } from '#ports/visitor/analytics.ts'
import { inputRefused } from '#ports/failures.ts'
import { VisitorForms } from './visitor-forms.ts'
import { ApplicationParts } from './visitor-group.ts'
import type { Api } from '../api.ts'
import { isSitePath } from './site-path.ts'
import { CallerAddress } from '../request/access/caller-address.ts'
import { multipartForm, uploadedFile } from '../request/body/multipart-form.ts'
import { ok } from '../response/envelope.ts'
import { failureToWire } from '../response/failure-to-wire.ts'
import { idempotencyKeyOf, type IdempotencyHeaders } from '../request/idempotency-key.ts'

interface SentForm {
  readonly [wireNames.decoyField]?: string
  readonly [wireNames.tookField]?: number
  readonly [wireNames.consentField]?: string
  readonly [wireNames.languageField]?: string
}

const metadataOf = (payload: SentForm, headers: typeof IdempotencyHeaders.Type) => {
  const {
    [wireNames.tookField]: took,
    [wireNames.decoyField]: decoy,
    [wireNames.consentField]: consent,
    [wireNames.languageField]: language,
  } = payload
  const key = idempotencyKeyOf(headers)
  return {
    ...(took !== undefined && { took }),
    ...(decoy !== undefined && { decoy }),
    ...(consent !== undefined && { consent }),
    ...(language !== undefined && { language }),
    ...(key !== undefined && { key }),
  }
}

const done = ok({ results: {} })
const acknowledged = (receipt: SentReceipt) => ok({ results: receipt })
const noFile = new File([], '')

export const visitorHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'visitors',
    Effect.fnUntraced(function* (handlers) {
      const forms = yield* VisitorForms
      const analytics = yield* Analytics
      const callerAddress = yield* CallerAddress
      const languages = yield* SiteLanguages
      return handlers
        .handle('enquiry', ({ payload, headers }) =>
          Effect.gen(function* () {
            const enquiry = { ...emptyEnquiry, ...fromWire(enquiryWire, payload) }
            const visitorAddress = yield* callerAddress
            return acknowledged(
              yield* forms.enquiry(enquiry, { ...metadataOf(payload, headers), visitorAddress }),
            )
          }).pipe(failureToWire(enquiryWire)),
        )
        .handle('profile', ({ payload, headers }) =>
          Effect.gen(function* () {
            const form = yield* multipartForm(payload, ApplicationParts, wireNames.resumePart)
            const part = form[wireNames.resumePart]
            const resume = part === undefined ? noFile : yield* uploadedFile(part)
            const profile = { ...emptyProfile, ...fromWire(profileWire, form) }
            const visitorAddress = yield* callerAddress
            const metadata = { ...metadataOf(form, headers), visitorAddress }
            return acknowledged(yield* forms.application(profile, resume, metadata))
          }).pipe(failureToWire(profileWire)),
        )
        .handle('pageView', ({ payload: { path = '', referrer = '' } }) =>
          isSitePath(languages, path)
            ? Effect.as(analytics.view({ path, referrer: withoutQuery(referrer) }), done)
            : Effect.fail(inputRefused({ path: 'This is no page of the site' })),
        )
    }),
  )
