import { Effect } from 'effect'
import { wireNames } from '#adapters/http/endpoints.ts'
import { emptyEnquiry } from '#domain/enquiry/enquiry.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { profileErrors } from '#domain/profile/profile-errors.ts'
import { emptyProfile } from '#domain/profile/profile.ts'
import { resumeAgain } from '#domain/wording/catalogue.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { FormResponses } from '#ui/router.tsx'
import { contentKey } from './content-key.ts'
import type { PostedForm } from './posted-form.ts'
import { VisitorForms } from '../api/visitor/visitor-forms.ts'

/** A form that has been posted to its own page. */
interface Post {
  /** Sends it, and answers the address that thanks for it. */
  readonly take: (visitorAddress: string) => Effect.Effect<string, WriteFailure, VisitorForms>
  /** What its page shows where it was not taken. */
  readonly answers: (failure: Failure) => FormResponses
}

const typedIn = <Typed extends Readonly<Record<keyof Typed, string>>>(empty: Typed, { texts }: PostedForm) =>
  Object.fromEntries(
    Object.entries<string>(empty).map(([name, value]) => [name, texts[name] || value]),
  ) as Typed

const sendingOf = (form: PostedForm, visitorAddress: string) =>
  Effect.map(contentKey(form), (key) => ({
    key,
    visitorAddress,
    decoy: form.texts[wireNames.decoyField] ?? '',
    consent: form.texts[wireNames.consentField] ?? '',
  }))

const enquiryPost = (form: PostedForm): Post => {
  const enquiry = typedIn(emptyEnquiry, form)
  return {
    take: Effect.fnUntraced(function* (visitorAddress) {
      const forms = yield* VisitorForms
      const { reference } = yield* forms.enquiry(enquiry, yield* sendingOf(form, visitorAddress))
      return `/contact?sent=${reference || '1'}`
    }),
    answers: (failure) => ({ contact: { enquiry, errors: failure.fields ?? {}, failure } }),
  }
}

const noFile = new File([], '')

const applicationPost = (form: PostedForm, query: URLSearchParams): Post => {
  const profile = typedIn({ ...emptyProfile, careerId: query.get('apply') ?? '' }, form)
  const { resume } = form
  return {
    take: Effect.fnUntraced(function* (visitorAddress) {
      const forms = yield* VisitorForms
      const sending = yield* sendingOf(form, visitorAddress)
      const { reference } = yield* forms.application(profile, resume ?? noFile, sending)
      const taken = new URLSearchParams({ applied: profile.careerId, ...(reference && { reference }) })
      return `/career?${taken}#positions`
    }),
    answers: (failure) => ({
      career: {
        profile,
        errors: {
          ...(resume && { resume: resumeAgain, ...profileErrors(profile, resume) }),
          ...failure.fields,
        },
        failure,
      },
    }),
  }
}

export type PostOf = (form: PostedForm, query: URLSearchParams) => Post

/** The forms that pages post, by the path of their page. */
export const posts: ReadonlyMap<string, PostOf> = new Map([
  ['/contact', enquiryPost],
  ['/career', applicationPost],
])
