import type { Rules } from '../forms/contact-rules.ts'
import type { SavedFormName } from '../forms/saved-form.ts'
import type { FormsWords } from '../wording/en/site/forms.ts'

/** The server's response to a form that it refused: a sentence, and one for each wrong field. */
interface Refusal {
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Declares a form that visitors fill in and send. All that is not declared here works the same for every form. */
export interface VisitorForm<Values> {
  readonly name: SavedFormName
  /** The values of an untouched form. */
  readonly empty: Values
  /** One rule per field, in the order of the fields on the screen. */
  readonly rules: (words?: FormsWords) => Rules<Values>
  /** The field that holds a file. It is checked as soon as a file is chosen, and is not saved in the tab. */
  readonly fileField?: FieldName<Values>
  /** The field that the page fills in, so that it is never focused. */
  readonly hiddenField?: FieldName<Values>
  /** Replaces the server's sentence where the form can say more exactly what is wrong. */
  readonly explained?: <Failure extends Refusal>(failure: Failure, values: Values) => Failure
  /** Whether the acknowledgement replaces the form. Otherwise its popup closes. */
  readonly isAcknowledgedInPlace: boolean
  readonly wording: (words: FormsWords) => {
    readonly submit: string
    /** While the form waits for a connection, as long as the page is open. */
    readonly waiting: string
    /** While it waits on the device. */
    readonly waitingOnDevice?: string
  }
}

/** What is submitted with the values of a form. */
export interface SubmissionMetadata {
  /** The idempotency key: the same for every try, so that the server stores the form once. */
  readonly key: string
  /** Milliseconds from the form's appearance to its submission. */
  readonly took: number
  /** The value of the hidden decoy field, which only bots fill in. */
  readonly decoy: string
  /** The version of the consent text below the form. */
  readonly consent: string
  /** The tag of the page's language; absent on pages in the default language. */
  readonly language?: string
}

/** A form as it is submitted. */
export interface SubmittedForm<Values> extends SubmissionMetadata {
  readonly values: Values
}

export type FieldName<Values> = keyof Values & string

/**
 * What was found wrong in a form that is being filled in. A field that was not checked yet is absent, a right one
 * `undefined`.
 */
export type CheckedFields<Values> = { readonly [Field in keyof Values]?: string | undefined }

/** The first wrong field on the screen. */
export const firstWrongField = <Values>(
  { rules, hiddenField }: VisitorForm<Values>,
  errors: CheckedFields<Values>,
): FieldName<Values> | undefined =>
  (Object.keys(rules()) as Array<FieldName<Values>>).find(
    (field) => field !== hiddenField && errors[field] !== undefined,
  )
