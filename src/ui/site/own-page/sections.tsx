import type { SectionOf } from '#domain/content/page/sections.ts'
import { isRichText } from '#domain/rich-text/is-rich-text.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useHref } from '../language/page-language-context.ts'
import { useFallbackOf, useLangOf } from '../language/use-lang-of.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { RichTextBlocks } from '../layout/rich-text/rich-text-blocks.tsx'
import { Facts } from '../layout/sections/story/story.tsx'
import type { TeamMember } from '../layout/sections/team/team-member.ts'
import { plainSection, section as ground, wrap } from '../layout/width.css.ts'
import { sectionId, type OwnPageData } from './own-page-data.ts'
import * as styles from './own-page.css.ts'

type Section = OwnPageData['sections'][number]

interface DrawnSectionProps {
  section: Section
  people: ReadonlyArray<TeamMember>
  /** Whether the text of a picture section stands before the picture. */
  isOdd: boolean
}

export function DrawnSection({ section, people, isOdd }: DrawnSectionProps) {
  switch (section.kind) {
    case 'text':
      return (
        <div className={plainSection}>
          <div className={wrap}>
            <TextSection section={section} isBeside />
          </div>
        </div>
      )
    case 'figures':
      return <FiguresSection section={section} />
    case 'picture':
      return <PictureSection section={section} isOdd={isOdd} />
    case 'quote':
      return <QuoteSection section={section} />
    case 'downloads':
      return <DownloadsSection section={section} />
    case 'people':
      return <PeopleSection section={section} people={people} />
  }
}

function Heading({ of, className }: { of: Section; className?: string }) {
  const langOf = useLangOf()
  return (
    'title' in of &&
    of.title && (
      <h2 {...langOf(of, 'title')} className={classNames(styles.title, className)}>
        {of.title}
      </h2>
    )
  )
}

function Body({ of, className }: { of: SectionOf<'text' | 'picture'>; className?: string }) {
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  const { body, untranslated } = of
  if (!isRichText(body)) return null
  const item = (text: string) => ({ body: text, ...(untranslated && { untranslated }) })
  return (
    <RichTextBlocks
      blocks={body.blocks}
      headings={of.title ? 3 : 2}
      langOf={(text) => langOf(item(text), 'body', text)}
      fallbackOf={(text) => fallbackOf(item(text), 'body')}
      sizes="(width >= 1024px) 58vw, 92vw"
      className={className}
    />
  )
}

export function TextSection({
  section,
  isBeside = false,
}: {
  section: SectionOf<'text'>
  isBeside?: boolean
}) {
  return (
    <section id={sectionId(section)} className={isBeside ? styles.beside : styles.text}>
      <Heading of={section} />
      <Body of={section} />
    </section>
  )
}

function FiguresSection({ section }: { section: SectionOf<'figures'> }) {
  const langOf = useLangOf()
  const { figures = [], note } = section
  return (
    <section id={sectionId(section)} className={plainSection}>
      <div className={wrap}>
        <Heading of={section} className={styles.above} />
        <Facts facts={figures} />
        {note && (
          <p {...langOf(section, 'note')} className={styles.note}>
            {note}
          </p>
        )}
      </div>
    </section>
  )
}

function PictureSection({ section, isOdd }: { section: SectionOf<'picture'>; isOdd: boolean }) {
  const fallbackOf = useFallbackOf()
  const { image, alt } = section
  return (
    <section id={sectionId(section)} className={plainSection}>
      <div className={classNames(wrap, styles.pair, isOdd && styles.odd)}>
        {image && (
          <Picture
            src={image}
            alt={alt}
            {...fallbackOf(section, 'alt')}
            sizes="(width >= 1440px) 750px, (width >= 1024px) 55vw, 92vw"
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <Heading of={section} />
          <Body of={section} className={styles.quiet} />
        </div>
      </div>
    </section>
  )
}

function QuoteSection({ section }: { section: SectionOf<'quote'> }) {
  const langOf = useLangOf()
  const { text, source, role } = section
  if (!text && !source) return null
  return (
    <figure id={sectionId(section)} className={classNames(ground, styles.band)}>
      <div className={classNames(wrap, styles.quote)}>
        <blockquote {...langOf(section, 'text')} className={styles.quoted}>
          {text}
        </blockquote>
        {(source || role) && (
          <figcaption className={styles.source}>
            {source && (
              <strong {...langOf(section, 'source')} className={styles.name}>
                {source}
              </strong>
            )}
            {role && <span {...langOf(section, 'role')}>{role}</span>}
          </figcaption>
        )}
      </div>
    </figure>
  )
}

function DownloadsSection({ section }: { section: SectionOf<'downloads'> }) {
  const langOf = useLangOf()
  const files = (section.files ?? []).filter(({ file }) => file.startsWith('/'))
  if (files.length === 0) return null
  return (
    <section id={sectionId(section)} className={plainSection}>
      <div className={classNames(wrap, styles.beside)}>
        <Heading of={section} />
        <ul className={styles.files}>
          {files.map((file, at) => (
            // Files may be equal, and their order is fixed.
            <li key={at} className={styles.file}>
              <a href={file.file} download className={styles.download}>
                <Icon name="download" />
                <span {...langOf(file, 'title')} className={styles.name}>
                  {file.title || file.file.slice(file.file.lastIndexOf('/') + 1)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function PeopleSection({
  section,
  people,
}: {
  section: SectionOf<'people'>
  people: DrawnSectionProps['people']
}) {
  const hrefOf = useHref()
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  const shown = (section.people ?? []).flatMap((id) => people.filter((person) => person.id === id))
  if (shown.length === 0) return null
  return (
    <section id={sectionId(section)} className={plainSection}>
      <div className={wrap}>
        <Heading of={section} className={styles.above} />
        <ul className={styles.people}>
          {shown.map((person) => (
            <li key={person.id} className={styles.person}>
              {person.image && (
                <Picture
                  src={person.image}
                  alt={person.name}
                  {...fallbackOf(person, 'name')}
                  sizes="112px"
                  className={styles.portrait}
                />
              )}
              <div>
                <p {...langOf(person, 'name')} className={styles.personName}>
                  {person.page ? <a href={hrefOf(person.page)}>{person.name}</a> : person.name}
                </p>
                <p {...langOf(person, 'designation')} className={styles.designation}>
                  {person.designation}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
