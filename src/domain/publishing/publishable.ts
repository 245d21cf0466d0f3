import { Result, Schema } from 'effect'
import { contentTypes } from '../content/content-types.ts'
import { inputErrors } from '../content/item/input-errors.ts'
import { isEmpty } from '../content/merge/is-same.ts'
import type { Snapshot } from '../history/activity.ts'
import { homePageErrors } from '../content/home-page/home-page-errors.ts'
import { HomePageContent, homePageTexts } from '../content/home-page/home-page.ts'
import type { TranslatedFields } from '../language/translated-fields.ts'
import { memoized } from '../time/memoized.ts'
import type { Publishable } from './draft.ts'

type Errors = Readonly<Record<string, string>>

/** Which fields of an item have translations. */
export const translatedFieldsOf = (subject: Publishable): TranslatedFields =>
  subject === 'homePage' ? homePageTexts : contentTypes[subject]

/** One sentence for each field that keeps an item from being published. */
export const publishErrors = (subject: Publishable, fields: Snapshot): Errors =>
  subject === 'homePage' ? homePageErrors(fields) : inputErrors(contentTypes[subject], fields)

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : isEmpty(value))

const schemaOf = (subject: Publishable): { readonly fields: Schema.Struct.Fields } =>
  subject === 'homePage' ? HomePageContent : contentTypes[subject].schema

/** A decoder for each field, so that one that is still empty stops no other. */
const decodersOf = memoized((subject: Publishable) =>
  Object.entries(schemaOf(subject).fields).map(([name, field]) => {
    const schema = Schema.Struct({ [name]: field as Schema.Codec<unknown> })
    return [name, Schema.decodeUnknownResult(schema)] as const
  }),
)

/**
 * Decodes the fields of a draft. A field may still be empty, even if it is required; whatever it has must be valid.
 * Fails with one sentence for each invalid field.
 */
export const decodeDraft = (subject: Publishable, input: Snapshot): Result.Result<Snapshot, Errors> => {
  const refused = Object.entries(publishErrors(subject, input)).filter(
    ([path]) => !isBlank(input[path.split('.')[0] ?? '']),
  )
  if (refused.length > 0) return Result.fail(Object.fromEntries(refused))
  const decoded = decodersOf(subject).map(([name, decode]) =>
    Result.getOrElse(decode(input), (): Snapshot => ({ [name]: Array.isArray(input[name]) ? [] : '' })),
  )
  return Result.succeed(Object.assign({}, ...decoded))
}
