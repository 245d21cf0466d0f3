import { memo } from 'react'
import { isKnownSection } from '#domain/content/page/section-kinds.ts'
import { plainText } from '#domain/rich-text/plain-text.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import type { FormValues } from '../../content/form-values.ts'
import { usePictureView } from '../../screen-parts/picture-view.ts'
import * as styles from './section-preview.css.ts'
import { useTeam } from './use-team.ts'

type AnySection = FormValues<'page'>['sections'][number]
type SectionOf<Kind> = Extract<AnySection, { readonly kind: Kind }>

/**
 * Shows below the line of a closed section what it holds, as the site would, in the site's first language. The line
 * has its heading already. Renders again only if the section changes.
 */
export const SectionPreview = memo(function SectionPreview({ section }: { section: AnySection }) {
  if (!isKnownSection(section)) return null
  switch (section.kind) {
    case 'text':
      return <SectionText body={section.body} />
    case 'figures':
      return <Figures section={section} />
    case 'picture':
      return <PictureBeside section={section} />
    case 'quote':
      return <Quote section={section} />
    case 'downloads':
      return <Downloads section={section} />
    case 'people':
      return section.people?.some((id) => id !== '') ? <People section={section} /> : null
  }
})

const textOf = (body: RichText | undefined) => (body === undefined ? '' : plainText(body))

function SectionText({ body }: { body: RichText | undefined }) {
  const text = textOf(body)
  return text === '' ? null : (
    <p dir="auto" className={styles.paper}>
      <span className={styles.words}>{text}</span>
    </p>
  )
}

function Figures({ section: { figures = [] } }: { section: SectionOf<'figures'> }) {
  return figures.length === 0 ? null : (
    <ul className={styles.row}>
      {figures.map(({ value, label }, at) => (
        // Figures may be equal.
        <li key={at} dir="auto">
          <span className={styles.figure}>{value}</span> {label}
        </li>
      ))}
    </ul>
  )
}

function PictureBeside({ section: { image = '', body } }: { section: SectionOf<'picture'> }) {
  const picture = usePictureView(image)
  if (picture === undefined) return <SectionText body={body} />
  return (
    <div className={styles.pair}>
      <img {...picture} sizes="144px" alt="" loading="lazy" className={styles.picture} />
      <p dir="auto" className={styles.words}>
        {textOf(body)}
      </p>
    </div>
  )
}

function Quote({ section: { text = '', source = '' } }: { section: SectionOf<'quote'> }) {
  return text === '' && source === '' ? null : (
    <blockquote dir="auto" className={styles.paper}>
      <span className={styles.quote}>{text}</span>
      {source}
    </blockquote>
  )
}

function Downloads({ section: { files = [] } }: { section: SectionOf<'downloads'> }) {
  return files.length === 0 ? null : (
    <ul className={styles.row}>
      {files.map(({ title, file }, at) => (
        // Files may be equal.
        <li key={at} dir="auto" className={styles.named}>
          <Icon name={officeIcons['file-text']} size="md" />
          {title || file.slice(file.lastIndexOf('/') + 1)}
        </li>
      ))}
    </ul>
  )
}

function People({ section: { people = [] } }: { section: SectionOf<'people'> }) {
  const team = useTeam()
  const named = people.flatMap((id) => team.filter((person) => person.id === id))
  return named.length === 0 ? null : (
    <ul className={styles.row}>
      {named.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  )
}
