import { describe, expect, it } from 'vitest'
import { fillPlaceholders, filledParts, openPlaceholders, withStatusLink } from '#domain/desk/placeholders.ts'
import { proposedLanguage } from '#domain/desk/proposed-language.ts'
import { templateErrors } from '#domain/desk/answer-template.ts'
import { languagesIn } from '#domain/language/language.ts'

const values = {
  first_name: 'Fatima',
  last_name: 'Al Suwaidi',
  reference: 'B7KM4QXD',
  company: '',
  position: ' ',
  staff_name: 'Mariam',
}
const template = { name: 'Thanks', offeredFor: 'any', texts: { en: 'Dear {{first_name}}' } }

describe('a template', () => {
  it('[K9] is filled in; what is missing takes its fallback or asks', () => {
    const text =
      'Dear {{first_name}}, {{ company | your company }} {{position}} on {{?which day}}: {{status_link}}'
    const filled = fillPlaceholders(text, values)
    expect(filled).toBe('Dear Fatima, your company {{position}} on {{?which day}}: {{status_link}}')
    expect(openPlaceholders(filled)).toEqual(['position', 'which day'])
    expect(
      filledParts(text, values)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe('text value text value text open text open text link text')
    expect(withStatusLink('At {{status_link}}.', 'https://a.example/receipt#X')).toBe(
      'At https://a.example/receipt#X.',
    )
  })

  it('[K9] takes no placeholder from a value', () => {
    expect(fillPlaceholders('{{first_name}}', { ...values, first_name: '{{company}}' })).toBe('{{company}}')
  })

  it('[K9] with an unknown placeholder, without a name or without a text is refused', () => {
    expect(templateErrors(template)).toEqual({})
    expect(templateErrors({ ...template, texts: { en: 'Dear {{?}} {{fist_name}}' } })).toEqual({
      texts: 'There is no placeholder {{?}}',
    })
    expect(templateErrors({ name: ' ', offeredFor: 'x', texts: { en: ' ' } })).toEqual({
      name: 'Name is required',
      offeredFor: 'Choose one of any, General, Business, applications',
      texts: 'Text is required',
    })
    expect(templateErrors({ ...template, texts: { xx: 'x' } }).texts).toBe('This language is not available.')
  })
})

describe('the language of an answer', () => {
  const languages = languagesIn('en,ar,hi')
  const proposed = (message: string, language?: string) =>
    proposedLanguage({ message, language }, languages).tag

  it('[K9] is that of the form, else of the letters, else the default', () => {
    expect([
      proposed('Hello', 'ar'),
      proposed('السلام عليكم، نريد عرضاً من Sahilan'),
      proposed('नमस्ते'),
      proposed('Hello'),
      proposed('12345'),
      proposed('Hello', 'fr'),
    ]).toEqual(['ar', 'ar', 'hi', 'en', 'en', 'en'])
  })
})
