import { Schema, SchemaTransformation } from 'effect'
import { lengths } from '../content/fields/lengths.ts'
import { isLink } from './link.ts'
import { entriesOf, normalized } from './normalized.ts'
import { plainText } from './plain-text.ts'
import { inlinesOf, textLimits, type RichText } from './rich-text.ts'

const unreadable = { message: 'This block cannot be read' }

const bounded = (label: string, max: number) =>
  Schema.String.annotate(unreadable).check(
    Schema.isMaxLength(max, { message: `${label} has at most ${max} characters` }),
    Schema.makeFilter((value) => !value.includes('\0') || `${label} holds a character that no text has`),
  )

const set = Schema.Literal(true).annotate(unreadable)

const Inline = Schema.Struct({
  text: bounded('A text', lengths.text),
  strong: Schema.optionalKey(set),
  emphasis: Schema.optionalKey(set),
  link: Schema.optionalKey(
    bounded('A link', textLimits.link).check(
      Schema.makeFilter((link) => isLink(link.trim()) || 'This link cannot be used'),
    ),
  ),
}).annotate(unreadable)

const Inlines = Schema.Array(Inline).annotate(unreadable)

const tooManyEntries = `A list has at most ${textLimits.entries} entries`

const listOf = <Item extends Schema.Struct.Fields>(item: Item) => ({
  ordered: Schema.Boolean.annotate(unreadable),
  items: Schema.Array(Schema.Struct(item).annotate(unreadable))
    .annotate(unreadable)
    .check(Schema.isMaxLength(textLimits.entries, { message: tooManyEntries })),
})

const Block = Schema.Union([
  Schema.Struct({ type: Schema.Literal('paragraph'), text: Inlines }),
  Schema.Struct({
    type: Schema.Literal('heading'),
    level: Schema.Literals([2, 3]).annotate(unreadable),
    text: Inlines,
  }),
  Schema.Struct({
    type: Schema.Literal('list'),
    ...listOf({
      text: Inlines,
      list: Schema.optionalKey(Schema.Struct(listOf({ text: Inlines })).annotate(unreadable)),
    }),
  }).check(Schema.makeFilter((list) => entriesOf(list) <= textLimits.entries || tooManyEntries)),
  Schema.Struct({
    type: Schema.Literal('quote'),
    text: Inlines,
    source: Schema.optionalKey(bounded('The source of a quote', textLimits.source)),
  }),
  Schema.Struct({
    type: Schema.Literal('picture'),
    address: bounded('The address of a picture', lengths.address),
    alt: bounded('An alternative text', textLimits.alt),
    decorative: Schema.optionalKey(set),
    caption: Schema.optionalKey(bounded('A caption', textLimits.caption)),
  }),
]).annotate(unreadable)

/** The bytes of the JSON in UTF-8. */
const size = (value: RichText) => encodeURIComponent(JSON.stringify(value)).replaceAll(/%../gu, '.').length

const countInlines = ({ blocks }: RichText): number =>
  blocks.reduce((total, block) => total + inlinesOf(block).length, 0)

/**
 * Decodes blocks and gives equal texts equal JSON: blocks are trimmed, neighbours with equal marks are joined, empty
 * blocks and unknown keys are dropped.
 */
export const RichTextSchema = Schema.Struct({
  blocks: Schema.Array(Block)
    .annotate({ message: 'A text has blocks' })
    .check(
      Schema.isMaxLength(textLimits.blocks, {
        message: `A text has at most ${textLimits.blocks} blocks`,
      }),
    ),
})
  .annotate({ message: 'A text has blocks' })
  .pipe(
    Schema.decodeTo(
      Schema.declare((value): value is RichText => typeof value === 'object'),
      SchemaTransformation.transform({ decode: normalized, encode: (value: RichText) => value }),
    ),
  )
  .check(
    Schema.makeFilter(
      (value) => countInlines(value) <= textLimits.inlines || 'The text has too many formatted pieces',
    ),
    Schema.makeFilter(
      (value) => plainText(value).length <= lengths.text || `The text has at most ${lengths.text} characters`,
    ),
    Schema.makeFilter(
      (value) => size(value) <= textLimits.json || 'The text with its formatting is too long',
    ),
  )
