import { expect, test } from 'vitest'
import { wordsOf } from '#domain/wording/words-of.ts'
import {
  interfaceLanguages,
  knownLanguages,
  languageOf,
  languagesError,
  languagesIn,
  type Language,
} from '#domain/language/language.ts'

test('reads the default language first, and spaces around commas', () => {
  expect(languagesIn('en, ar')).toEqual([languageOf('en'), languageOf('ar')])
  expect(languagesIn('ar')).toEqual([languageOf('ar')])
})

test('the back office is offered in the languages that have a catalogue', () => {
  expect(interfaceLanguages(languagesIn('fr,en,ar')).map(({ tag }) => tag)).toEqual(['en', 'ar'])
  const hasCatalogue = ({ tag }: Language) => tag === 'en' || wordsOf(tag).language === tag
  expect(knownLanguages.filter((language) => language.hasCatalogue)).toEqual(
    knownLanguages.filter(hasCatalogue),
  )
})

test('[T4] says what is wrong with a list of tags', () => {
  expect(['', 'en,', 'en,xx', 'EN', 'en,ar,en', 'en,ar,fr,fa,ur,hi', 'en,ar'].map(languagesError)).toEqual([
    'write a tag before and after each comma, such as en,ar',
    'write a tag before and after each comma, such as en,ar',
    'xx is not known; write en, ar, fr, fa, ur, hi',
    'EN is not known; write en, ar, fr, fa, ur, hi',
    'write en once',
    'write at most 5 languages',
    undefined,
  ])
})

test('[T41] every language formats with the digits 0 to 9 and the Gregorian calendar', () => {
  const day = new Date(Date.UTC(2026, 10, 22))
  const written = ['en', 'ar', 'fr', 'fa', 'ur', 'hi'].map((tag) =>
    new Intl.DateTimeFormat(languageOf(tag)?.format, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
  )
  expect(written.map((text) => text.match(/\d+/g))).toEqual(written.map(() => ['22', '2026']))
})
