import { Result, Schema, SchemaIssue } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { htmlOf } from '#domain/rich-text/html-of.ts'
import { isLink } from '#domain/rich-text/link.ts'
import { isPlain, plainText } from '#domain/rich-text/plain-text.ts'
import { textLimits } from '#domain/rich-text/rich-text.ts'
import { RichTextSchema } from '#domain/rich-text/rich-text-schema.ts'
import { arbitraryRichText } from '#tests/contracts/content/arbitrary-rich-text.ts'

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()
const decode = Schema.decodeUnknownResult(RichTextSchema)
const decoded = (value: unknown) => Result.getOrThrow(decode(value))
const refusal = (value: unknown) => {
  const result = decode(value)
  if (Result.isSuccess(result)) return undefined
  const { path = [], message } = issuesOf(result.failure.issue).issues[0] ?? { message: '' }
  return [path.slice(0, 2).map(String).join('.'), message]
}
const paragraph = (...text: ReadonlyArray<object>) => ({ blocks: [{ type: 'paragraph', text }] })

const hostileLinks = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https:',
  'item:account/1',
  'item:newsArticle/0',
  'item:newsArticle/1?x',
  'about',
  '',
]

const elements = new Set('p h2 h3 ul ol li blockquote footer figure img figcaption strong em a br'.split(' '))

const page = { ...pageLanguageOf('ar', 'en,ar'), publicUrl: 'https://sahilan.example' }

describe('[R1] rich text', () => {
  const named = fc.constantFrom('paragraph', 'heading', 'list', 'quote', 'picture', 'html', '__proto__')
  const part = fc.anything()
  const hostile = fc.record({
    blocks: fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          type: named,
          text: part,
          level: part,
          ordered: part,
          items: part,
          address: part,
          alt: part,
        }),
      ),
    ),
  })
  const numRuns = process.env['TEST_FULL'] === undefined ? 1_000 : 10_000

  it('is of the closed set and in one form, or is refused by its block', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, arbitraryRichText, fc.anything()), (value) => {
        const result = decode(value)
        const isRight = Result.isFailure(result)
          ? /^(?:blocks(?:\.\d+)?)?$/u.test(refusal(value)?.[0] ?? 'none')
          : JSON.stringify(decoded(result.success)) === JSON.stringify(result.success)
        expect(isRight).toBe(true)
      }),
      { numRuns },
    )
  })

  it.each(hostileLinks)('refuses the link %j', (link) => {
    expect(refusal(paragraph({ text: 'a', link }))).toEqual(['blocks.0', 'This link cannot be used'])
  })

  it.each([
    'https://a.example/b',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+97317',
    '/about',
    '/',
    'item:career/12',
  ])('takes the link %j', (link) => expect(isLink(link)).toBe(true))

  it('refuses what is too long or has a NUL', () => {
    expect(refusal(paragraph({ text: '\0' }))?.[0]).toBe('blocks.0')
    expect(refusal(paragraph({ text: 'a'.repeat(20_001) }))?.[0]).toBe('blocks.0')
    const { blocks } = paragraph({ text: 'a' })
    expect(refusal({ blocks: Array.from({ length: textLimits.blocks + 1 }, () => blocks[0]) })).toEqual([
      'blocks',
      'A text has at most 400 blocks',
    ])
    const pieces = Array.from({ length: textLimits.inlines + 1 }, (_, at) => ({
      text: 'a',
      ...(at % 2 === 0 && { strong: true }),
    }))
    expect(refusal(paragraph(...pieces))).toEqual(['', 'The text has too many formatted pieces'])
  })

  it('refuses a list that is too long once entries without text have passed theirs up', () => {
    const entries = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ text: [{ text: `${at}` }] }))
    const list = (count: number) => ({
      blocks: [
        {
          type: 'list',
          ordered: false,
          items: [...entries(100), { text: [], list: { ordered: false, items: entries(count) } }],
        },
      ],
    })
    expect(refusal(list(100))).toBeUndefined()
    expect(refusal(list(101))).toEqual(['blocks.0', 'A list has at most 200 entries'])
  })

  it('joins, trims and drops, so that equal texts are equal JSON', () => {
    const sent = {
      extra: 1,
      blocks: [
        {
          text: [
            { text: '  \n' },
            { text: ' New ' },
            { text: 'berth', strong: true },
            { strong: true, text: 's' },
          ],
          type: 'paragraph',
        },
        { type: 'heading', level: 2, text: [{ text: ' ' }] },
        {
          type: 'list',
          ordered: false,
          items: [{ text: [], list: { ordered: true, items: [{ text: [{ text: 'one' }] }] } }],
        },
        { type: 'picture', address: '/media/a.webp', alt: 'A crane', decorative: true, caption: ' ' },
      ],
    }
    expect(decoded(sent)).toEqual({
      blocks: [
        { type: 'paragraph', text: [{ text: 'New ' }, { text: 'berths', strong: true }] },
        { type: 'list', ordered: false, items: [{ text: [{ text: 'one' }] }] },
        { type: 'picture', address: '/media/a.webp', alt: '', decorative: true },
      ],
    })
  })

  it('never becomes markup that it was not', () => {
    fc.assert(
      fc.property(arbitraryRichText.map(decoded), (body) => {
        const html = htmlOf(body, page)
        const names = [...html.matchAll(/<\/?([^\s>]*)/gu)].map(([, name = '']) => name)
        expect(names.filter((name) => !elements.has(name))).toEqual([])
      }),
    )
  })
})

describe('[R10] the HTML of feeds', () => {
  it('has whole addresses in the language of the feed', () => {
    const body = decoded({
      blocks: [
        {
          type: 'paragraph',
          text: [{ text: 'See ' }, { text: 'A & B', strong: true, link: 'item:newsArticle/26' }],
        },
        { type: 'quote', text: [{ text: 'one\ntwo', link: 'https://a.example/?b=1&c' }], source: 'Omar' },
        { type: 'picture', address: '/media/a.webp', alt: '"A"', caption: 'Hidd' },
      ],
    })
    expect(htmlOf(body, page)).toBe(
      '<p>See <a href="https://sahilan.example/ar/newsinsights/26"><strong>A &amp; B</strong></a></p>' +
        '<blockquote><p><a href="https://a.example/?b=1&amp;c">one<br>two</a></p><footer>Omar</footer></blockquote>' +
        '<figure><img src="https://sahilan.example/media/a.webp" alt="&quot;A&quot;"><figcaption>Hidd</figcaption></figure>',
    )
  })
})

describe('[R2] the plain text', () => {
  it('separates blocks, marks list entries, and has captions', () => {
    const body = decoded({
      blocks: [
        { type: 'heading', level: 2, text: [{ text: 'Power' }] },
        {
          type: 'list',
          ordered: true,
          items: [
            { text: [{ text: 'Sun' }], list: { ordered: false, items: [{ text: [{ text: 'roof' }] }] } },
            { text: [{ text: 'Wind', strong: true }] },
          ],
        },
        { type: 'quote', text: [{ text: 'It turns.' }], source: 'Omar Sabt' },
        { type: 'picture', address: '/media/a.webp', alt: 'A crane', caption: 'Hidd' },
        { type: 'picture', address: '/media/b.webp', alt: 'A roof' },
      ],
    })
    expect(plainText(body)).toBe('Power\n\n1. Sun\n  - roof\n2. Wind\n\nIt turns.\n— Omar Sabt\n\nHidd')
  })

  it('says everything of plain paragraphs', () => {
    expect(isPlain(decoded(paragraph({ text: 'a\nb' })))).toBe(true)
    expect(isPlain(decoded(paragraph({ text: 'a', emphasis: true })))).toBe(false)
  })
})
