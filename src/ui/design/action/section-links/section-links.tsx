import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './section-links.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

interface SectionLink {
  /** The id of the section. */
  id: string
  title: string
}

interface SectionLinksProps extends ComponentProps<'nav'> {
  links: ReadonlyArray<SectionLink>
  /** The id of the section in view. */
  current?: string | undefined
  /** The accessible name of the navigation. */
  label?: string | undefined
}

/** Links to the sections of a long page; they stick to the top of the window. Use it from four sections on. */
export function SectionLinks(props: SectionLinksProps) {
  const { onThisPage } = useDesignWords()
  const { links, current, label = onThisPage, className, ...rest } = props
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
