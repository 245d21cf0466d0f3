import { Schema } from 'effect'
import { constant, constantFrom, oneof, record } from 'fast-check'
import { plainText } from '#domain/rich-text/plain-text.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { RichTextSchema } from '#domain/rich-text/rich-text-schema.ts'
import { arbitraryRichText } from './arbitrary-rich-text.ts'

type Save =
  | { readonly kind: 'body'; readonly body: RichText; readonly beside?: string }
  | { readonly kind: 'noBody' | 'sameText' | 'otherField' }
  | { readonly kind: 'text'; readonly text: string }

interface Texts {
  readonly text: string
  readonly body?: RichText
}
export type TextsByLanguage = Readonly<Record<'en' | 'ar', Texts>>

const decoded = Schema.decodeUnknownSync(RichTextSchema)

/** A save of a form, which sends a body, or of a caller that knows texts alone. Pictures are at the address. */
export const anySave = (picture: string) => {
  const body = arbitraryRichText.map((sent): RichText =>
    JSON.parse(JSON.stringify(sent).replaceAll('/media/a-1600x900.webp', picture)),
  )
  return record({
    tag: constantFrom('en' as const, 'ar' as const),
    save: oneof(
      { weight: 3, arbitrary: record({ kind: constant('body' as const), body }) },
      record({ kind: constant('body' as const), body, beside: constant('Ignored') }),
      record({ kind: constantFrom('noBody' as const, 'sameText' as const, 'otherField' as const) }),
      record({ kind: constant('text' as const), text: constantFrom('One', 'Two\n\nthree', 'واحد') }),
    ),
  })
}

export const sentOf = (save: Save, { text }: Texts): object => {
  if (save.kind === 'body') return { body: save.body, ...(save.beside && { description: save.beside }) }
  if (save.kind === 'noBody') return { body: null }
  if (save.kind === 'otherField') return { title: 'Another title' }
  return { description: save.kind === 'text' ? save.text : text }
}

/** What the specification says that a save leaves. */
export const savedText = (save: Save, before: Texts): Texts => {
  if (save.kind === 'noBody') return { text: before.text }
  if (save.kind === 'text') return save.text === before.text ? before : { text: save.text }
  if (save.kind !== 'body') return before
  const body = decoded(save.body)
  const isPlain = body.blocks.every(
    (block) =>
      block.type === 'paragraph' &&
      block.text.every(({ strong, emphasis, link }) => !(strong ?? emphasis) && link === undefined),
  )
  return { text: plainText(body), ...(!isPlain && { body }) }
}

export const textsOf = (item: object): TextsByLanguage => {
  const of = (texts: { readonly description?: string; readonly body?: RichText } = {}): Texts => ({
    text: texts.description ?? '',
    ...(texts.body && { body: texts.body }),
  })
  const { translations, ...own } = item as Parameters<typeof of>[0] & {
    readonly translations?: { readonly ar?: Parameters<typeof of>[0] }
  }
  return { en: of(own), ar: of(translations?.ar) }
}
