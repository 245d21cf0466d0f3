import { Context, Effect, Layer } from 'effect'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { profileErrors } from '#domain/profile/profile-errors.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { UploadRefused } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { Sending } from '#ports/visitor/form-metadata.ts'
import { rateLimitedAddresses } from './rate-limited-addresses.ts'
import { isWhatItSays } from './resume-kind.ts'

type FromVisitor = Sending & Required<Pick<Sending, 'visitorAddress'>>

/** Refuses a file that is not what its name says; a name that is of no kind is for the rules of the form to refuse. */
const refuseOtherKinds = Effect.fnUntraced(function* (profile: Profile, resume: File) {
  if (profileErrors(profile, resume).resume !== undefined) return
  if (yield* Effect.promise(() => isWhatItSays(resume))) return
  const message = resume.name.toLowerCase().endsWith('.docx')
    ? 'This Word file cannot be read, or it has macros or a template on the web. Save it as a PDF and choose that.'
    : 'Choose a PDF or Word (.docx) file.'
  return yield* new UploadRefused({ because: 'kind', message, answered: true })
})

/** Takes what visitors send, as a call or as a posted form. */
export class VisitorForms extends Context.Service<VisitorForms>()('sahilan/server/forms/VisitorForms', {
  make: Effect.gen(function* () {
    const enquiries = yield* Enquiries
    const profiles = yield* Profiles
    const unlessRefused = rateLimitedAddresses()
    return {
      enquiry: (enquiry: Enquiry, sending: FromVisitor) =>
        enquiries.send(enquiry, sending).pipe(unlessRefused(sending.visitorAddress)),
      application: (profile: Profile, resume: File, sending: FromVisitor) =>
        refuseOtherKinds(profile, resume).pipe(
          Effect.andThen(profiles.send(profile, resume, sending)),
          unlessRefused(sending.visitorAddress),
        ),
    }
  }),
}) {
  static readonly layer = Layer.effect(VisitorForms, VisitorForms.make)
}
