import { expect, test } from 'vitest'
import { languagesIn } from '#domain/language/language.ts'
import { openLanguages } from '#domain/language/open-languages.ts'

const tagsOf = (opened?: ReadonlyArray<string>) =>
  openLanguages(languagesIn('en,ar,fr'), { languages: opened }).map(({ tag }) => tag)

test('opens configured languages only, in the configured order', () => {
  expect([undefined, [], ['ar'], ['fr', 'ar'], ['en', 'xx', 'ur']].map(tagsOf)).toEqual([
    ['en'],
    ['en'],
    ['en', 'ar'],
    ['en', 'ar', 'fr'],
    ['en'],
  ])
})
