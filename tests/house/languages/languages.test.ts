import { expect, test } from 'vitest'
import { arabicNamedIn } from './language-names.ts'
import { plant } from '../lint/plant.ts'

/** What has to know a language: its facts, texts, letters and samples, and two names of the first release's API. */
const allowed = [
  'src/domain/language/language.ts',
  'src/domain/content/home-page/aliases.ts',
  'src/domain/privacy/consent-texts.ts',
  'src/domain/privacy/consent.ts',
  'src/domain/wording',
  // Of mails in the language of an answer.
  'src/domain/desk/answer-footer.ts',
  // Released migrations keep the languages of their time.
  'src/adapters/sql/migrations/library-languages.ts',
  'src/ui/words',
  'src/ui/design/words',
  'src/ui/design/style/tokens/type.ts',
  'src/server/demo',
  'src/ui/sample',
]

test('[T3] only what has to know a language names Arabic', () => {
  expect(arabicNamedIn('.', allowed)).toEqual([])
})

const violation = `
// The tag 'ar' in a comment.
import { site } from '#domain/wording/ar/site/site.ts'
export const tags = ['en', 'ar'] as const
export const names: { ar?: string } = { ar: site.home }
export const name = names.ar ?? \`/ar\`
export const date = new Date().toLocaleDateString('ar-BH')
export const ordinary = ['arch', 'bar', 'star/chart']
`

test('[T3] a source that names Arabic is found, in every way of writing it', () => {
  const root = plant({ 'src/ui/site/a.ts': violation, 'src/ui/words/a.ts': violation })
  expect(arabicNamedIn(root, allowed)).toEqual(
    [3, 4, 5, 5, 6, 6, 7].map((line) => `src/ui/site/a.ts:${line}`),
  )
})
