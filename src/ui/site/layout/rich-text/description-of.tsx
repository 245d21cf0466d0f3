import { paragraphs } from '#domain/content/item/paragraphs.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { ParagraphsOf } from '../../language/paragraphs-of.tsx'
import { type TranslatedItem, useFallbackOf, useLangOf } from '../../language/use-lang-of.ts'
import { RichTextBlocks, type RichTextBlocksProps } from './rich-text-blocks.tsx'

interface Described {
  readonly description: string
  readonly body?: RichText | null | undefined
}

interface DescriptionOfProps extends Pick<RichTextBlocksProps, 'headings' | 'sizes' | 'hasLead'> {
  of: Described & TranslatedItem<'description'>
  /** By default all of it. */
  part?: 'first' | 'others'
  /** The style of a formatted text, which sets the size of its letters. */
  bodyClassName: string
  /** The style of each paragraph of a plain one. */
  className: string
}

/** The description of an item: formatted, or as plain paragraphs. */
export function DescriptionOf({ of, part, bodyClassName, className, ...rest }: DescriptionOfProps) {
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  const shown = <Part,>(all: ReadonlyArray<Part>) => all.slice(...ranges[part ?? 'all'])
  if (!of.body)
    return (
      <ParagraphsOf
        of={of}
        field="description"
        texts={shown(paragraphs(of.description))}
        className={className}
      />
    )
  return (
    <RichTextBlocks
      blocks={shown(of.body.blocks)}
      langOf={(text) => langOf(of, 'description', text)}
      fallbackOf={(text) => fallbackOf({ ...of, description: text }, 'description')}
      className={bodyClassName}
      {...rest}
    />
  )
}

const ranges = { all: [0], first: [0, 1], others: [1] } as const

/** Whether the description has more than its first part. */
export const hasMore = ({ body, description }: Described): boolean =>
  (body?.blocks ?? paragraphs(description)).length > 1
