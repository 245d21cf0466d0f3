import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { wireNames } from '#adapters/http/endpoints.ts'
import { errorsOf, type RuleErrors } from '#domain/enquiry/contact-rules.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { enquiryForm } from '#domain/visitor-forms/enquiry-form.ts'
import type { VisitorForm } from '#domain/visitor-forms/visitor-form.ts'
import { resumeAgain } from '#domain/wording/catalogue.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { FormResponses } from '#ui/router.tsx'
import { VisitorForms } from '../api/visitor/visitor-forms.ts'
import type { PostedForm } from './posted-form.ts'

/** A form that was posted to its page. */
interface Post {
  /** Sends the form; succeeds with the address that acknowledges it. */
  readonly send: (visitorAddress: string) => Effect.Effect<string, WriteFailure, VisitorForms>
  /** What the page shows if the form is refused. */
  readonly refused: (failure: Failure) => FormResponses
}

/** A key of the content: a form that is posted again, by a reload or a second press, has the same key. */
const contentKey = ({ texts, file }: PostedForm): Effect.Effect<string> =>
  Effect.promise(async () => {
    const hash = createHash('sha256').update(JSON.stringify([Object.entries(texts), file?.name]))
    if (file !== undefined) hash.update(new Uint8Array(await file.arrayBuffer()))
    return `posted-${hash.digest('hex')}`
  })

const sendingOf = (posted: PostedForm, visitorAddress: string) =>
  Effect.map(contentKey(posted), (key) => ({
    key,
    visitorAddress,
    decoy: posted.texts[wireNames.decoyField] ?? '',
    consent: posted.texts[wireNames.consentField] ?? '',
  }))

const valuesIn = <Values extends object>(
  { empty, fileField }: VisitorForm<Values>,
  { texts, file }: PostedForm,
): Values =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]: [string, unknown]) => [
      name,
      name === fileField ? file : texts[name] || value,
    ]),
  ) as Values

/** The server's errors. A browser drops the file of a form that comes back, so the other errors of such a form show at once. */
const errorsIn = <Values>(
  { rules, fileField }: VisitorForm<Values>,
  { file }: PostedForm,
  values: Values,
  failure: Failure,
) => {
  const atOnce = file && fileField && { [fileField]: resumeAgain, ...errorsOf(rules, values) }
  return { ...atOnce, ...failure.fields } as RuleErrors<Values>
}

type Sending = Effect.Success<ReturnType<typeof sendingOf>>

const postBy = (
  posted: PostedForm,
  send: (forms: VisitorForms['Service'], sending: Sending) => Effect.Effect<Receipt, WriteFailure>,
  addressOf: (receipt: Receipt) => string,
): Post['send'] =>
  Effect.fnUntraced(function* (visitorAddress) {
    const forms = yield* VisitorForms
    return addressOf(yield* send(forms, yield* sendingOf(posted, visitorAddress)))
  })

const enquiryPost = (posted: PostedForm): Post => {
  const values = valuesIn(enquiryForm, posted)
  return {
    send: postBy(
      posted,
      (forms, sending) => forms.enquiry(values, sending),
      ({ reference }) => `/contact?sent=${reference || '1'}`,
    ),
    refused: (failure) => ({
      contact: { values, errors: errorsIn(enquiryForm, posted, values, failure), failure },
    }),
  }
}

const noFile = new File([], '')

const applicationPost = (posted: PostedForm, query: URLSearchParams): Post => {
  const typed = valuesIn(applicationForm, posted)
  const values = { ...typed, careerId: typed.careerId || (query.get('apply') ?? '') }
  const { resume: _, ...profile } = values
  return {
    send: postBy(
      posted,
      (forms, sending) => forms.application(profile, posted.file ?? noFile, sending),
      ({ reference }) => {
        const sent = new URLSearchParams({ applied: profile.careerId, ...(reference && { reference }) })
        return `/career?${sent}#positions`
      },
    ),
    refused: (failure) => ({
      career: { values, errors: errorsIn(applicationForm, posted, values, failure), failure },
    }),
  }
}

/** Reads a posted form with the query of its page. */
export type PostOf = (posted: PostedForm, query: URLSearchParams) => Post

/** The forms that pages post, by the paths of the pages. */
export const posts: ReadonlyMap<string, PostOf> = new Map([
  ['/contact', enquiryPost],
  ['/career', applicationPost],
])
