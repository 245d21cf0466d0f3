import { describe, expect, it } from '@effect/vitest'
import { Arbitrary, Schema } from 'effect'
import { contentTypes, contentTypeNames, type AnyContentType } from '#domain/content/content-types.ts'
import type { NamedPicture } from '#domain/content/pictures/named-picture.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { plainFieldsOf } from '../../support/plain-fields.ts'

type Values = Readonly<Record<string, string | ReadonlyArray<NamedPicture>>>

/** Widens the type, as properties treat all content types alike. */
const widened = (schema: Schema.Constraint) => schema as Schema.Codec<Values, unknown>

const fieldsOf = (contentType: AnyContentType) => Object.keys(contentType.fields)
const garbageFor = (contentType: AnyContentType) =>
  Schema.Struct(
    Object.fromEntries(fieldsOf(contentType).map((field) => [field, Schema.optionalKey(Schema.Json)])),
  )

describe.each(contentTypeNames)('generated inputs of %s', (name) => {
  const contentType = contentTypes[name]
  const decode = Schema.decodeUnknownSync(widened(contentType.schema))
  const inputs = Arbitrary.schema(widened(Schema.Struct(plainFieldsOf(contentType))))

  it.prop('have no errors', [inputs], ([input]) => {
    expect(inputErrors(contentType, input)).toEqual({})
  })

  it.prop('decode to themselves, so that reads return what was written', [inputs], ([input]) => {
    expect(decode(input)).toEqual({ ...input })
  })

  it.prop('have all texts trimmed', [inputs], ([input]) => {
    const padded = Object.fromEntries(
      Object.entries(input).map(([field, value]) => [
        field,
        typeof value === 'string'
          ? ` \t${value}\n`
          : field === 'images' && Array.isArray(value)
            ? value.map((entry) => ({ image: `\u00A0${entry.image} `, name: ` ${entry.name}\n` }))
            : value,
      ]),
    )
    expect(decode(padded)).toEqual({ ...input })
  })

  it.prop('lose undeclared fields', [inputs], ([input]) => {
    expect(decode({ ...input, id: '1', version: 9, role: 'Admin' })).toEqual({ ...input })
  })

  it.prop('return sentences and never throw for garbage', [garbageFor(contentType)], ([garbage]) => {
    for (const [field, sentence] of Object.entries(inputErrors(contentType, garbage))) {
      expect(fieldsOf(contentType)).toContain(field.split('.')[0])
      expect(sentence).toMatch(/^[A-Z]/)
    }
  })

  it.prop('return sentences for any other JSON', [Schema.Json], ([json]) => {
    for (const sentence of Object.values(inputErrors(contentType, json))) expect(sentence).toMatch(/^[A-Z]/)
  })
})

/** Generates non-empty texts of a format: for optional fields, the generator prefers empty ones. */
const textOf = (form: RegExp) => Schema.String.check(Schema.isPattern(form))

describe('generated texts', () => {
  it.prop('are accepted as colours', [textOf(/^#[0-9a-f]{6}$/)], ([colour]) => {
    expect(inputErrors(contentTypes.historySlide, { colour })).not.toHaveProperty('colour')
  })

  it.prop('are accepted as closing dates', [textOf(/^[0-9]{4}-0[1-9]-[12][0-8]$/)], ([closingDate]) => {
    expect(inputErrors(contentTypes.career, { closingDate })).not.toHaveProperty('closingDate')
  })
})
