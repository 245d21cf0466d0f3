import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { contentTypes, contentTypeNames } from '#domain/content/content-types.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { summary } from '#domain/content/item/summary.ts'
import { fold, searchWords } from '#domain/content/list/search-text.ts'
import { enquiryRules } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { checkSpam, textKey } from '#domain/mail/inbox/spam.ts'
import { pictureSource, variantAddress } from '#domain/picture/picture-source.ts'
import { shareAddress } from '#domain/picture/share-picture.ts'
import { applicationRules } from '#domain/visitor-forms/profile/profile-errors.ts'
import { addressKey } from '#domain/addresses/redirects/address-key.ts'
import { csvCells } from '#domain/csv/csv-cells.ts'
import { missingPath } from '#domain/addresses/redirects/missing-path.ts'

const fileName = (name: string) => applicationRules().resume({ name, size: 1, type: '' })
const readHomePage = Schema.decodeUnknownResult(HomePageContent)

/** Everything of the domain that matches a text that others wrote against a pattern. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(Object.entries(enquiryRules()).map(([field, rule]) => [`enquiry ${field}`, rule])),
  ...Object.fromEntries(
    Object.entries({ ...applicationRules(), resume: fileName }).map(([field, rule]) => [
      `profile ${field}`,
      rule,
    ]),
  ),
  ...Object.fromEntries(
    contentTypeNames.map((name) => [
      name,
      (text: string) => {
        const input = Object.fromEntries(Object.keys(contentTypes[name].fields).map((field) => [field, text]))
        return inputErrors(contentTypes[name], input)
      },
    ]),
  ),
  homePage: (text) => readHomePage({ statement: text, site: { contact: { map: text } } }),
  paragraphs,
  summary,
  shareAddress: (text) => shareAddress({ of: 'site', title: text, name: text, dir: 'ltr' }),
  fold,
  searchWords,
  spam: (text) => checkSpam({ firstName: text, lastName: text, message: text, others: 0 }),
  textKey,
  addressKey: (text) => addressKey(`/${text}?${text}`),
  csvCells,
  missingPath,
  pictureSource,
  variantAddress: (text) => variantAddress(text, 320, 'avif'),
}

/** A start, a part that is repeated, and an end that spoils the match. */
const hostile = [
  ['', 'a', ''],
  ['', '1', 'x'],
  ['+', '1 ', '+'],
  ['', '(-.) ', '!'],
  ['', '@', ''],
  ['a', '@a', ''],
  ['a@', 'a', ' '],
  ['x', ' ', 'x'],
  ['x', '/', 'x'],
  ['x', '"', 'x'],
  ['x', '%', 'x'],
  ['x', '\t\u00A0', 'x'],
  ['x', '\n', 'x'],
  ['x', '\n ', 'x'],
  ['x', ' \n \t', 'x'],
  ['#', 'f', 'g'],
  ['https://', 'a', ' b'],
  ['', 'https://', '\n'],
  ['', 'https://www.', '\n'],
  ['/media/', '0', '-1x1'],
  ['/media/0-', '1', 'x'],
  ['/media/0-1x', '1', '.webp.'],
  ['', '.webp', '-'],
  ['', '\u0640\u064B', ''],
  ['a', '\u0301\u0316', ''],
  ['', 'أ\u0651', ' '],
] as const

describe('within 20 seconds', { timeout: 20_000 }, () => {
  it.each(Object.entries(readers))('%s reads the hostile texts', (_, read) => {
    const readAll = () => hostile.map(([start, part, end]) => read(start + part.repeat(100_000) + end))
    expect(readAll).not.toThrow()
  })
})
