import { Schema, SchemaTransformation } from 'effect'
import { allLanguages } from '#domain/language/in-language.ts'
import { translationStates } from '#domain/language/translation-state.ts'
import { pageSizes, type ListQuery } from '#domain/content/list/list-query.ts'

export const wholeNumber = (minimum: number, maximum: number) =>
  Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum })))
export const lastPage = 1_000_000
const text = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500)))

/** The query parameters of a list. Without any of them the whole list is returned. */
export const ListParameters = Schema.Struct({
  page: wholeNumber(1, lastPage),
  size: wholeNumber(pageSizes.min, pageSizes.max),
  sort: text,
  q: text,
  after: text,
  before: text,
})

/** The language of a response, or `all`; the handler decides which the caller may read. */
export const lang = text

/** Both or none; for signed-in callers. */
export const TranslationParameters = Schema.Struct({
  translation: Schema.optionalKey(Schema.Literals(translationStates)),
  in: text,
})

// Effect describes only patterns with the flag `u`.
const matching = (pattern: RegExp) => Schema.optionalKey(Schema.String.check(Schema.isPattern(pattern)))
const instantForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?Z$/u
/** Read in any precision down to milliseconds, in the form in which instants are stored and compared as text. */
export const storedInstant = Schema.optionalKey(
  Schema.String.check(Schema.isPattern(instantForm)).pipe(
    Schema.decodeTo(
      Schema.String,
      SchemaTransformation.transform({
        decode: (sent: string) =>
          sent.replace(
            instantForm,
            (_, minute: string, seconds = '00', parts = '') =>
              `${minute}:${seconds}.${parts.padEnd(3, '0')}Z`,
          ),
        encode: (stored) => stored,
      }),
    ),
  ),
)
const day = matching(/^\d{4}-\d\d-\d\d$/u)
const id = matching(/^\d{1,15}$/u)

/** Conditions on the items of a content type. */
export const FilterParameters = Schema.Struct({
  brandId: id,
  address: matching(/^\/[a-z0-9/-]{1,200}$/u),
  from: storedInstant,
  to: storedInstant,
  newerThan: id,
  olderThan: id,
  openOn: day,
})

/** A write can only be answered in all languages. */
export const WriteParameters = Schema.Struct({ lang: Schema.optionalKey(Schema.Literal(allLanguages)) })

export const readListQuery = ({ q, ...rest }: typeof ListParameters.Type): ListQuery | undefined =>
  q === undefined && Object.keys(rest).length === 0
    ? undefined
    : { ...rest, ...(q !== undefined && { search: q }) }
