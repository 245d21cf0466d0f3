import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './section-links.css.ts'

export interface SectionLink {
  /** The id of the section. */
  id: string
  title: string
}

export interface SectionLinksProps extends ComponentProps<'nav'> {
  links: ReadonlyArray<SectionLink>
  /** The id of the section that is read now. */
  current?: string | undefined
  /** What the links are, for those who do not see where they stand. */
  label?: string | undefined
}

/** The way to the sections of a long page; stays at the head of the window. */
export function SectionLinks(props: SectionLinksProps) {
  const { links, current, label = 'On this page', className, ...rest } = props
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.links, className)}>
      <ul className={styles.list}>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
