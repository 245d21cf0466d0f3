import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { wireNames } from '#adapters/http/wire-names.ts'
import { receiptPath, receiptSteps } from '#domain/desk/receipt/receipt-form.ts'
import type { ReceiptView } from '#domain/desk/receipt/receipt-view.ts'
import { errorsOf } from '#domain/forms/contact-rules.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { Receipt, SentReceipt } from '#domain/mail/inbox/receipt.ts'
import { noPosition } from '#domain/visitor-forms/profile/profile.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { enquiryForm } from '#domain/visitor-forms/enquiry-form.ts'
import { serverErrors } from '#domain/visitor-forms/server-errors.ts'
import type { VisitorForm } from '#domain/visitor-forms/visitor-form.ts'
import { forms, type FormsWords } from '#domain/wording/en/site/forms.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import type { FormResponse, FormResponses, ReceiptResponse } from '#ui/router.tsx'
import { VisitorForms } from '../api/visitor/visitor-forms.ts'
import type { PostedForm } from './posted-form.ts'

/** Who posted a form, and the language of its address. */
type Posted = Required<Pick<FormMetadata, 'visitorAddress' | 'language'>>

/** The page that is shown once a form was sent. */
export interface Acknowledgement {
  /** Its address, from which it is rendered. */
  readonly address: string
  readonly responses: FormResponses
}

/** A form that was posted to its page. */
interface Post {
  readonly send: (from: Posted) => Effect.Effect<Acknowledgement, WriteFailure, VisitorForms | Receipts>
  /** The responses that the page shows if the form is refused. */
  readonly refused: (failure: Failure) => FormResponses
}

/** A key of the content: a form that is posted again, by a reload or a second press, has the same key. */
const contentKey = ({ texts, file }: PostedForm): Effect.Effect<string> =>
  Effect.promise(async () => {
    const hash = createHash('sha256').update(JSON.stringify([Object.entries(texts), file?.name]))
    if (file !== undefined) hash.update(new Uint8Array(await file.arrayBuffer()))
    return `posted-${hash.digest('hex')}`
  })

const metadataOf = (posted: PostedForm, from: Posted) =>
  Effect.map(contentKey(posted), (key) => ({
    ...from,
    key,
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

/**
 * The server's errors. A browser drops the file when a form is shown again, so the other errors of such a form show at
 * once.
 */
const errorsIn = <Values>(
  { rules, fileField }: VisitorForm<Values>,
  { file }: PostedForm,
  values: Values,
  failure: Failure,
  words: FormsWords,
) => {
  const atOnce = file && fileField && { [fileField]: words.resumeAgain, ...errorsOf(rules(words), values) }
  return { ...atOnce, ...serverErrors<Values>(failure.fields, words) }
}

interface PostOptions<Values> {
  readonly words: FormsWords
  readonly form: VisitorForm<Values>
  readonly values: Values
  readonly send: (
    visitorForms: VisitorForms['Service'],
    metadata: Effect.Success<ReturnType<typeof metadataOf>>,
  ) => Effect.Effect<SentReceipt, WriteFailure>
  readonly addressAfter: (receipt: Receipt) => string
  readonly refused: (response: FormResponse<Values>) => FormResponses
}

const postWith = <Values>(
  posted: PostedForm,
  { words, form, values, send, addressAfter, refused }: PostOptions<Values>,
): Post => ({
  send: Effect.fnUntraced(function* (from) {
    const visitorForms = yield* VisitorForms
    const receipt = yield* send(visitorForms, yield* metadataOf(posted, from))
    return { address: addressAfter(receipt), responses: { code: receipt.code } }
  }),
  refused: (failure) =>
    refused({
      values,
      errors: errorsIn(form, posted, values, failure, words),
      failure: form.explained?.(failure, values) ?? failure,
    }),
})

/** Reads a posted form with the query of its page. Its errors are written in the words of the page. */
export type PostOf = (posted: PostedForm, query: URLSearchParams, words?: FormsWords) => Post

const enquiryPost: PostOf = (posted, _, words = forms) => {
  const values = valuesIn(enquiryForm, posted)
  return postWith(posted, {
    words,
    form: enquiryForm,
    values,
    send: (visitorForms, metadata) => visitorForms.enquiry(values, metadata),
    addressAfter: ({ reference }) => `/contact?sent=${reference || '1'}`,
    refused: (contact) => ({ contact }),
  })
}

const noFile = new File([], '')

const applicationPost: PostOf = (posted, query, words = forms) => {
  const typed = valuesIn(applicationForm, posted)
  const asked = query.get('apply') ?? ''
  const values = { ...typed, careerId: typed.careerId || (asked === noPosition ? '' : asked) }
  const { resume: _, ...profile } = values
  return postWith(posted, {
    words,
    form: applicationForm,
    values,
    send: (visitorForms, metadata) => visitorForms.application(profile, posted.file ?? noFile, metadata),
    addressAfter: ({ reference }) => {
      const sent = new URLSearchParams({
        applied: profile.careerId || noPosition,
        ...(reference && { reference }),
      })
      return `/career?${sent}`
    },
    refused: (career) => ({ career }),
  })
}

const receiptPost: PostOf = (posted) => {
  const { code = '', text = '', step: chosen = '' } = posted.texts
  const step = receiptSteps.find((known) => known === chosen) ?? 'open'
  /** The mail that the sender replies to. */
  let repliedTo: ReceiptView | undefined
  const respond = (receipt: ReceiptResponse): Acknowledgement => ({
    address: receiptPath,
    responses: { receipt: { code, ...receipt } },
  })
  return {
    send: Effect.fnUntraced(function* ({ visitorAddress }) {
      const receipts = yield* Receipts
      if (step === 'erase') {
        yield* receipts.erase(code, visitorAddress)
        return respond({ isErased: true })
      }
      const view = yield* receipts.show(code, visitorAddress)
      if (step !== 'reply') return respond({ view, isErasing: step === 'ask' })
      repliedTo = view
      const metadata = {
        visitorAddress,
        key: yield* contentKey(posted),
        decoy: posted.texts[wireNames.decoyField] ?? '',
      }
      return yield* receipts.reply(code, text, metadata).pipe(
        Effect.map((replied) => respond({ view: replied, hasReplied: true })),
        Effect.catchTag('InputRefused', ({ fields }) =>
          Effect.succeed(respond({ view, text, failure: fields['text'] ?? '' })),
        ),
      )
    }),
    // A reply that is refused for now, as there were too many, stays in the form. One to an erased mail does not.
    refused: ({ reason, message }) => ({
      receipt: {
        code,
        failure: message,
        ...(reason !== 'ItemNotFound' && repliedTo && { view: repliedTo, text }),
      },
    }),
  }
}

/** The forms that pages post, by the paths of the pages. */
export const posts: ReadonlyMap<string, PostOf> = new Map([
  ['/contact', enquiryPost],
  ['/career', applicationPost],
  [receiptPath, receiptPost],
])
