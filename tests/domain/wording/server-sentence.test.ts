import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fields } from '#domain/wording/ar/content/fields.ts'
import { items as arabicItems } from '#domain/wording/ar/content/items.ts'
import { server as arabic } from '#domain/wording/ar/office/server.ts'
import { server as english } from '#domain/wording/en/office/server.ts'
import { translatedServerSentence } from '#domain/wording/translation-of.ts'
import { textsOf } from '#domain/wording/texts-of.ts'

const inArabic = (sentence: string) => translatedServerSentence(sentence, english, arabic)

test('[T60] translates a sentence of the server, with its label and its numbers', () => {
  const sentences = [
    'Your session has ended.',
    'This brand no longer exists.',
    'First name is required',
    'Closing date is required',
    'Title has at most 200 characters',
    'Too many tries. Try again in 1 minute.',
    'Too many tries. Try again in 15 minutes.',
    'Choose 60 pictures at most',
  ]
  expect(sentences.map(inArabic)).toEqual([
    'انتهت الجلسة.',
    'لم تعد هذه العلامة موجودة.',
    'الاسم الأول مطلوب',
    'حقل «آخر موعد للتقديم» مطلوب',
    'أقصى طول لحقل «العنوان»: 200',
    'محاولات كثيرة. يُرجى إعادة المحاولة بعد دقيقة.',
    'محاولات كثيرة. يُرجى إعادة المحاولة بعد 15 دقيقة.',
    '60 صورة على الأكثر',
  ])
})

test('[T60] the address of a page has one Arabic name in forms, lists and errors', () => {
  const { address } = fields.page
  const errors = [
    'Address is required',
    'Address must begin with / and have only small letters, digits and hyphens, in two parts at most',
  ]
  expect(errors.map(inArabic)).toEqual(errors.map(() => expect.stringContaining(`حقل «${address}»`)))
  expect(arabicItems.page.searched).toContain(address)
})

test('[T60] names a field as its label does, if that is given', () => {
  const { title } = fields.career
  const named = translatedServerSentence('Title is required', english, arabic, title)
  expect(named).toBe(`حقل «${title}» مطلوب`)
})

test('[T60] has no translation of a sentence that is not in the table', () => {
  const unknown = ['The stars are wrong.', 'Parrot is required', 'This brand no longer exists. Really.', '']
  expect(unknown.map(inArabic)).toEqual(unknown.map(() => undefined))
})

/** Messages that no back office shows: of commands, start, public pages, examples and other programs. */
const unseen =
  /\/(commands|config|demo|seo|forms|start|ops|edge|copy|migrations|memory|smtp|browser)\/|\/client\/(migrate|sqlite|postgres)|\/api\/(health|visitor)|\/(visitor-limit|recorded-languages|refold-items)/
const sources = ['src/ports', 'src/server', 'src/adapters'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name}`)
    .filter((path) => path.endsWith('.ts') && !unseen.test(path)),
)

/** The plain sentences of failures: their messages, and those of a field that is refused. */
const sentencesIn = (path: string) =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /(?:\bmessage: |inputRefused\(\{ [\w'.]+: )(?:'((?:[^'\\]|\\.)+)'|"([^"]+)")/g,
    ),
  ].map(([, single, double]) => single ?? double ?? '')

test('[T60] the table has every sentence of a failure that staff may see', () => {
  const written = sources.flatMap(sentencesIn).filter((sentence) => /^[A-Z].* /.test(sentence))
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter((sentence) => inArabic(sentence) === undefined)).toEqual([])
})

test('[T60] the table has only sentences that some file sends', () => {
  const all = ['src/ports', 'src/server', 'src/adapters', 'src/domain', 'src/ui/actors'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => `${root}/${name}`)
      .filter((path) => path.endsWith('.ts') && !/\/wording\/(ar\/|en\/office\/server)/.test(path))
      .map((path) => readFileSync(path, 'utf8')),
  )
  // A sentence of placeholders is looked up by its longest piece.
  const pieceOf = (text: string) =>
    text
      .split(/\{\w+\}|\d+ |\. /)
      .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  const {
    labels: _,
    // The rule of required fields writes it.
    fields: { pageAddressRequired: _required, ...ofFields },
    items: { gone: _gone, changed: _changed, ...items },
    ...others
  } = english
  const lacking = textsOf({ ...others, fields: ofFields, items })
    .filter(({ form }) => form !== 'one')
    .filter(({ text }) => !all.some((file) => file.includes(pieceOf(text).replace(/s?\.$/, '').trim())))
  expect(lacking.map(({ text }) => text)).toEqual([])
})
