import { Context, Effect, Layer } from 'effect'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { openTags } from '#domain/content/home-page/stored-home-page.ts'
import { furtherTags } from '#domain/language/language.ts'
import { profileErrors } from '#domain/visitor-forms/profile/profile-errors.ts'
import type { Profile } from '#domain/visitor-forms/profile/profile.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { UploadRefused } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { rateLimitedNetworks } from './rate-limited-networks.ts'
import { matchesExtension } from './resume-kind.ts'

type FromVisitor = FormMetadata & Required<Pick<FormMetadata, 'visitorAddress'>>

/** Refuses a file whose content does not match its extension. Unknown extensions are left to the rules of the form. */
const refuseOtherKinds = Effect.fnUntraced(function* (profile: Profile, resume: File) {
  if (profileErrors(profile, resume).resume !== undefined) return
  if (yield* Effect.promise(() => matchesExtension(resume))) return
  const message = resume.name.toLowerCase().endsWith('.docx')
    ? forms.refusals.unsafeWord
    : forms.refusals.wrongKind
  return yield* new UploadRefused({ because: 'kind', message })
})

/** Accepts forms of visitors, from the API and from form posts without scripts. */
export class VisitorForms extends Context.Service<VisitorForms>()('sahilan/server/forms/VisitorForms', {
  make: Effect.gen(function* () {
    const enquiries = yield* Enquiries
    const profiles = yield* Profiles
    const languages = yield* SiteLanguages
    const details = yield* HomePageDetails

    const isOpen = (tag: string) =>
      furtherTags(languages).includes(tag)
        ? details.get().pipe(
            Effect.map((read) => openTags(read, languages).includes(tag)),
            // Does not fail the form if the home page cannot be read.
            Effect.orElseSucceed(() => false),
          )
        : Effect.succeed(false)

    /** Leaves out the default language, and one that visitors cannot read. */
    const inOpenLanguage = ({ language = '', ...metadata }: FromVisitor) =>
      Effect.map(isOpen(language), (open) => (open ? { ...metadata, language } : metadata))

    const unlessRateLimited = rateLimitedNetworks()
    return {
      enquiry: (enquiry: Enquiry, metadata: FromVisitor) =>
        Effect.flatMap(inOpenLanguage(metadata), (known) => enquiries.send(enquiry, known)).pipe(
          unlessRateLimited(metadata.visitorAddress),
        ),
      application: (profile: Profile, resume: File, metadata: FromVisitor) =>
        refuseOtherKinds(profile, resume).pipe(
          Effect.andThen(inOpenLanguage(metadata)),
          Effect.flatMap((known) => profiles.send(profile, resume, known)),
          unlessRateLimited(metadata.visitorAddress),
        ),
    }
  }),
}) {
  static readonly layer = Layer.effect(VisitorForms, VisitorForms.make)
}
