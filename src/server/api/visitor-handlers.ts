import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { enquiryWire, profileWire, wireNames } from '#adapters/http/endpoints.ts'
import { fromWire } from '#adapters/http/renaming.ts'
import { emptyEnquiry } from '#domain/enquiry/enquiry.ts'
import type { Receipt } from '#domain/mail/receipt.ts'
import { profileErrors } from '#domain/profile/profile-errors.ts'
import { emptyProfile, type Profile } from '#domain/profile/profile.ts'
import { Analytics } from '#ports/analytics.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { UploadRefused } from '#ports/failures.ts'
import { Profiles } from '#ports/profiles.ts'
import type { Sending } from '#ports/sending.ts'
import type { Api } from './api.ts'
import { chosenFile } from './chosen-file.ts'
import { draftRefused } from './draft-refused.ts'
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
  return {
    ...(took !== undefined && { took }),
    ...(decoy !== undefined && { decoy }),
    ...(key !== undefined && { key }),
  }
}

const done = answer({ results: {} })
const acknowledged = ({ reference }: Receipt) => answer({ results: { reference } })
const noFile = new File([], '')
/** Refuses a file that is not what its name says; a name that is of no kind is for the rules of the form to refuse. */
const refuseOtherKinds = Effect.fnUntraced(function* (profile: Profile, resume: File) {
  if (profileErrors(profile, resume).resume !== undefined) return
  if (yield* Effect.promise(() => isWhatItSays(resume))) return
  const message = 'Choose a PDF or Word (.docx) file.'
  return yield* new UploadRefused({ because: 'kind', message, answered: true })
})

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
          enquiries
            .send({ ...emptyEnquiry, ...fromWire(enquiryWire, payload) }, sendingOf(payload, headers))
            .pipe(failureInWire(enquiryWire), limited, Effect.map(acknowledged)),
        )
        .handle('profile', ({ payload, headers }) =>
          Effect.gen(function* () {
            const part = payload[wireNames.resumePart]
            const resume = part === undefined ? noFile : yield* chosenFile(part)
            const profile = { ...emptyProfile, ...fromWire(profileWire, payload) }
            yield* refuseOtherKinds(profile, resume)
            return acknowledged(yield* profiles.send(profile, resume, sendingOf(payload, headers)))
          }).pipe(failureInWire(profileWire), limited),
        )
        .handle('pageView', ({ payload: { path = '', referrer = '' } }) =>
          isSitePath(path)
            ? Effect.as(analytics.view({ path, referrer }), done)
            : Effect.fail(draftRefused({ path: 'This is no page of the site' })),
        )
    }),
  )
