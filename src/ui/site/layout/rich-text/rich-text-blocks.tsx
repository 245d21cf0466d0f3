import { Fragment, type ReactNode } from 'react'
import { inlineText } from '#domain/rich-text/plain-text.ts'
import { linkAddress } from '#domain/rich-text/link-address.ts'
import type {
  Block,
  BodyPicture,
  Heading,
  Inlines,
  List,
  OuterItem,
  Quote,
} from '#domain/rich-text/rich-text.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { usePageLanguage } from '../../language/page-language-context.ts'
import { Picture } from '../picture/picture.tsx'
import * as styles from './rich-text-blocks.css.ts'

type LangAttributes = { readonly lang?: string | undefined; readonly dir?: string } | undefined

export interface RichTextBlocksProps {
  blocks: ReadonlyArray<Block>
  /** The language and direction of a text, by its letters or its translation. */
  langOf: (text: string) => LangAttributes
  /** The same for a text that is heard, which has none unless it fell back. */
  fallbackOf: (text: string) => LangAttributes
  /** The level of the headings that have the level 2 in the text: 2 on a page of its own, 3 below a heading, 4 among others. */
  headings: 2 | 3 | 4
  /** The HTML attribute `sizes` of pictures. */
  sizes: string
  className?: string | undefined
  /** Whether a first paragraph is larger. */
  hasLead?: boolean | undefined
}

/** Draws formatted text; nothing of it is inserted as markup. The size of letters is that of the container. */
export function RichTextBlocks({ blocks, langOf, className, hasLead = false, ...rest }: RichTextBlocksProps) {
  return (
    <div className={classNames(styles.blocks, className)}>
      {blocks.map((block, at) => (
        // Blocks may be equal, and their order is fixed.
        <DrawnBlock
          key={at}
          block={block}
          lang={langOf(wordsOf(block))}
          isLead={hasLead && at === 0}
          {...rest}
        />
      ))}
    </div>
  )
}

interface DrawnBlockProps<Drawn> extends Pick<RichTextBlocksProps, 'headings' | 'sizes' | 'fallbackOf'> {
  block: Drawn
  lang: LangAttributes
}

function DrawnBlock({ block, isLead, ...props }: DrawnBlockProps<Block> & { isLead: boolean }) {
  if (block.type === 'paragraph')
    return (
      <p {...props.lang} className={classNames(styles.paragraph, isLead && styles.lead)}>
        <InlineTexts of={block.text} />
      </p>
    )
  if (block.type === 'heading') return <HeadingBlock block={block} {...props} />
  if (block.type === 'list') return <ListLevel list={block} lang={props.lang} />
  if (block.type === 'quote') return <QuoteBlock block={block} {...props} />
  return <PictureBlock block={block} {...props} />
}

function HeadingBlock({ block: { level, text }, lang, headings }: DrawnBlockProps<Heading>) {
  const Tag = `h${headings + level - 2}` as `h${2 | 3 | 4 | 5}`
  return (
    <Tag {...lang} className={level === 2 && headings === 2 ? styles.heading : styles.subheading}>
      <InlineTexts of={text} />
    </Tag>
  )
}

function ListLevel({ list, lang }: { list: List<OuterItem>; lang?: LangAttributes }) {
  const Tag = list.ordered ? 'ol' : 'ul'
  return (
    <Tag {...lang} className={list.ordered ? styles.numbered : styles.bulleted}>
      {list.items.map((item, at) => (
        <li key={at} className={styles.entry}>
          <InlineTexts of={item.text} />
          {item.list && <ListLevel list={item.list} />}
        </li>
      ))}
    </Tag>
  )
}

function QuoteBlock({ block: { text, source }, lang, headings }: DrawnBlockProps<Quote>) {
  return (
    <figure {...lang} className={styles.quote}>
      <blockquote className={classNames(styles.quoted, headings === 2 && styles.statement)}>
        <InlineTexts of={text} />
      </blockquote>
      {source !== undefined && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  )
}

function PictureBlock({ block, lang, fallbackOf, sizes }: DrawnBlockProps<BodyPicture>) {
  const { address, alt, caption } = block
  return (
    <figure className={styles.figure}>
      <Picture src={address} alt={alt} {...fallbackOf(alt)} sizes={sizes} className={styles.picture} />
      {caption !== undefined && (
        <figcaption {...lang} className={styles.caption}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

function InlineTexts({ of }: { of: Inlines }) {
  const page = usePageLanguage()
  return of.map(({ text, strong, emphasis, link }, at) => {
    const lines = linesOf(text)
    const emphasised: ReactNode = emphasis ? <em>{lines}</em> : lines
    const marked = strong ? <strong className={styles.strong}>{emphasised}</strong> : emphasised
    if (link === undefined) return <Fragment key={at}>{marked}</Fragment>
    return (
      <a key={at} {...linkAddress(link, page)} className={styles.link}>
        {marked}
      </a>
    )
  })
}

/** Line breaks are elements, so that they stay where styles do not apply, such as in a reading view. */
const linesOf = (text: string): ReactNode =>
  text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

/** The words that show in which language a block is written. */
const wordsOf = (block: Block): string => {
  if (block.type === 'picture') return block.caption ?? ''
  return block.type === 'list'
    ? block.items.map(({ text }) => inlineText(text)).join(' ')
    : inlineText(block.text)
}
