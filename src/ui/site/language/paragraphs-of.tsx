import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { type TranslatedItem, useLangOf } from './use-lang-of.ts'

interface ParagraphsOfProps<Field extends string> {
  of: TranslatedItem<Field> & { readonly [Name in Field]?: string | undefined }
  field: Field
  /** By default all of the field. */
  texts?: ReadonlyArray<string>
  className: string | undefined
}

/** The paragraphs of a text that staff wrote. */
export function ParagraphsOf<Field extends string>(props: ParagraphsOfProps<Field>) {
  const { of, field, texts = paragraphs(of[field] ?? ''), className } = props
  const langOf = useLangOf()
  return texts.map((paragraph, at) => (
    // Paragraphs may be equal, and their order is fixed.
    <p key={at} {...langOf(of, field, paragraph)} className={className}>
      {paragraph}
    </p>
  ))
}
