import { describe, expect, it } from '@effect/vitest'
import { Arbitrary, Result, Schema } from 'effect'
import { contentTypeNames, contentTypes, type AnyContentType } from '#domain/content/content-types.ts'
import { decodeDraft } from '#domain/publishing/publishable.ts'
import { plainFieldsOf } from '../../support/plain-fields.ts'

const widened = (schema: Schema.Constraint) =>
  schema as Schema.Codec<Readonly<Record<string, unknown>>, unknown>

describe.each(contentTypeNames)('a draft of %s', (name) => {
  const plain = plainFieldsOf(contentTypes[name])
  const fields = Object.keys(plain)
  const inputs = Arbitrary.schema(widened(Schema.Struct(plain)))

  it('[W3] may be empty, without optional fields', () => {
    const { optional = [] }: AnyContentType = contentTypes[name]
    const decoded = Result.getOrThrow(decodeDraft(name, {}))
    expect(Object.keys(decoded)).toEqual(fields.filter((field) => !optional.some((each) => each === field)))
  })

  it.prop('[W3] may have any of its fields emptied', [inputs], ([input]) => {
    for (const field of fields) {
      const value = Array.isArray(input[field]) ? [] : ''
      expect(Result.getOrThrow(decodeDraft(name, { ...input, [field]: value }))[field]).toEqual(value)
    }
  })
})

describe('what a draft has is valid', () => {
  it('[W3] refuses a text that is too long', () => {
    const refused = Result.getFailure(decodeDraft('newsArticle', { title: 'x'.repeat(201) }))
    expect(refused).toMatchObject({ value: { title: 'Title has at most 200 characters' } })
  })

  it('[W3] refuses a translation that is too long', () => {
    const translations = { ar: { title: 'س'.repeat(201) } }
    expect(decodeDraft('newsArticle', { translations })).toEqual(
      Result.fail({ 'translations.ar.title': 'Title has at most 200 characters' }),
    )
  })

  it('takes a text of spaces for an empty one', () => {
    expect(decodeDraft('brand', { title: '  ' })).toMatchObject({ success: { title: '' } })
  })

  it('[W18] decodes the home page', () => {
    expect(decodeDraft('homePage', { statement: ' Here. ' })).toEqual(Result.succeed({ statement: 'Here.' }))
    expect(Result.isFailure(decodeDraft('homePage', { facts: 'none' }))).toBe(true)
  })
})
