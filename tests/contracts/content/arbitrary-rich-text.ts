import * as fc from 'fast-check'
import type { RichText } from '#domain/rich-text/rich-text.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(' ', '\n', ' \n \n', '\r\n', 'a b', 'السفن', '<b>&"'),
)
const link = fc.constantFrom(
  'https://example.com/a?b=1&c',
  '/about',
  'item:newsArticle/57',
  'mailto:a@example.com',
)
const mark = fc.constantFrom({}, { strong: true } as const, { emphasis: true } as const)
const inline = fc
  .tuple(text, mark, fc.option(link, { nil: undefined }))
  .map(([written, marks, to]) => ({ text: written, ...marks, ...(to !== undefined && { link: to }) }))
const inlines = fc.array(inline, { maxLength: 4 })
const list = <Item>(item: fc.Arbitrary<Item>) =>
  fc.record({ ordered: fc.boolean(), items: fc.array(item, { maxLength: 3 }) })
const outerItem = fc.record(
  { text: inlines, list: list(fc.record({ text: inlines })) },
  { requiredKeys: ['text'] },
)

/** Texts as callers may send them, not yet in their one form. */
export const arbitraryRichText: fc.Arbitrary<RichText> = fc.record({
  blocks: fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('paragraph' as const), text: inlines }),
      fc.record({
        type: fc.constant('heading' as const),
        level: fc.constantFrom(2 as const, 3 as const),
        text: inlines,
      }),
      list(outerItem).map((made) => ({ type: 'list' as const, ...made })),
      fc.record(
        { type: fc.constant('quote' as const), text: inlines, source: text },
        { requiredKeys: ['type', 'text'] },
      ),
      fc.record(
        {
          type: fc.constant('picture' as const),
          address: fc.constant('/media/a-1600x900.webp'),
          alt: text,
          decorative: fc.constant(true as const),
          caption: text,
        },
        { requiredKeys: ['type', 'address', 'alt'] },
      ),
    ),
    { maxLength: 5 },
  ),
})
