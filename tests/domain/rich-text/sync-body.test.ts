import { Result, Schema } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { isPlain, plainText } from '#domain/rich-text/plain-text.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { RichTextSchema } from '#domain/rich-text/rich-text-schema.ts'
import { syncBody, type SyncedText } from '#domain/rich-text/sync-body.ts'
import { arbitraryRichText } from '#tests/contracts/content/arbitrary-rich-text.ts'

const body = (text: string, strong = true): RichText => ({
  blocks: [{ type: 'paragraph', text: [{ text, ...(strong && { strong }) }] }],
})
const formatted: SyncedText = { text: 'Old', body: body('Old') }

describe('[R2] a text and its body', () => {
  it.each([
    ['a body gives the text', { text: 'ignored', body: body('New') }, { text: 'New', body: body('New') }],
    ['plain paragraphs are the text alone', { text: '', body: body('New', false) }, { text: 'New' }],
    ['another text empties the body', { text: 'New' }, { text: 'New' }],
    ['the same text keeps the body', { text: 'Old' }, formatted],
    ['null removes the body', { text: 'Old', body: null }, { text: 'Old' }],
  ])('%s', (_, input, settled) => {
    expect(syncBody(formatted, input)).toEqual(settled)
  })

  it('agree after any sequence of saves', () => {
    const decoded = arbitraryRichText.map((sent) =>
      Result.getOrThrow(Schema.decodeUnknownResult(RichTextSchema)(sent)),
    )
    const input = fc.record(
      { text: fc.constantFrom('a', 'b'), body: fc.oneof(decoded, fc.constant(null)) },
      { requiredKeys: ['text'] },
    )
    fc.assert(
      fc.property(fc.array(input), (saves) => {
        const last = saves.reduce<SyncedText>((before, save) => syncBody(before, save), { text: '' })
        if (last.body === undefined) return
        expect(last.text).toBe(plainText(last.body))
        expect(isPlain(last.body)).toBe(false)
      }),
    )
  })

  it('of plain paragraphs are drawn as the same paragraphs', () => {
    const plain = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 4 }).map((texts) =>
      Result.getOrThrow(
        Schema.decodeUnknownResult(RichTextSchema)({
          blocks: texts.map((text) => ({ type: 'paragraph', text: [{ text: text.replaceAll('\0', '') }] })),
        }),
      ),
    )
    fc.assert(
      fc.property(plain, (sent) => {
        expect(paragraphs(plainText(sent))).toEqual(
          sent.blocks.map((block) => plainText({ blocks: [block] })),
        )
      }),
    )
  })
})
