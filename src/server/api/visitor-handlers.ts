import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { enquiryWire, profileWire, wireNames } from '#adapters/http/endpoints.ts'
import { fromWire } from '#adapters/http/renaming.ts'
import { emptyEnquiry } from '#domain/enquiry/enquiry.ts'
import { profileErrors } from '#domain/profile/profile-errors.ts'
import { emptyProfile } from '#domain/profile/profile.ts'
import { Analytics } from '#ports/analytics.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { DraftRefused, UploadRefused } from '#ports/failures.ts'
import { Profiles } from '#ports/profiles.ts'
import type { Sending } from '#ports/sending.ts'
import type { Api } from './api.ts'
import { chosenFile } from './chosen-file.ts'
import { answer } from './envelope.ts'
import { failureInWire } from './failure-in-wire.ts'
import { keyOf, type IdempotencyHeaders } from './idempotency-key.ts'
import { isWhatItSays } from './resume-kind.ts'
import { isSitePath } from './site-path.ts'
import { VisitorLimit } from './visitor-limit.ts'

interface Besides {
  readonly [wireNames.decoyField]?: string
  readonly [wireNames.tookField]?: number
}

const sendingOf = (payload: Besides, headers: typeof IdempotencyHeaders.Type): Sending => {
  const { [wireNames.tookField]: took, [wireNames.decoyField]: decoy } = payload
  const key = keyOf(headers)
  return { ...(took !== undefined && { took }), ...(decoy !== undefined && { decoy }), ...(key !== undefined && { key }) }
}

const done = answer({ results: {} })
const noFile = new File([], '')
const notAResume = new UploadRefused({ because: 'kind', message: 'Choose a PDF or Word (.docx) file.', answered: true })

export const visitorHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'visitors',
    Effect.fnUntraced(function* (handlers) {
      const enquiries = yield* Enquiries
      const profiles = yield* Profiles
      const analytics = yield* Analytics
      const limited = yield* VisitorLimit
      return handlers
        .handle('enquiry', ({ payload, headers }) =>
          enquiries.send({ ...emptyEnquiry, ...fromWire(enquiryWire, payload) }, sendingOf(payload, headers)).pipe(
            failureInWire(enquiryWire),
            limited,
            Effect.as(done),
          ),
        )
        .handle('profile', ({ payload, headers }) =>
          Effect.gen(function* () {
            const part = payload[wireNames.resumePart]
            const resume = part === undefined ? noFile : yield* chosenFile(part)
            const draft = { ...emptyProfile, ...fromWire(profileWire, payload) }
            // A name that is of no kind is for the rules of the form to refuse.
            if (profileErrors(draft, resume).resume === undefined && !(yield* Effect.promise(() => isWhatItSays(resume)))) {
              return yield* notAResume
            }
            yield* profiles.send(draft, resume, sendingOf(payload, headers))
            return done
          }).pipe(failureInWire(profileWire), limited),
        )
        .handle('pageView', ({ payload: { path = '', referrer = '' } }) =>
          isSitePath(path)
            ? Effect.as(analytics.view({ path, referrer }), done)
            : Effect.fail(
                new DraftRefused({ message: 'This is no page of the site.', answered: true, fields: { path: 'Unknown page' } }),
              ),
        )
    }),
  )
