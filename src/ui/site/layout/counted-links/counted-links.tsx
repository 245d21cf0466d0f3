import * as styles from './counted-links.css.ts'

interface CountedLinksProps {
  links: ReadonlyArray<{
    readonly href: string
    readonly label: string
    readonly count: string
    readonly isCurrent: boolean
    /** The whole, above its parts. */
    readonly isAll?: boolean
  }>
}

/** The parts that a list can be narrowed to, with their sizes. */
export function CountedLinks({ links }: CountedLinksProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, label, count, isCurrent, isAll = false }) => (
        <li key={href} className={isAll ? styles.all : undefined}>
          <a href={href} aria-current={isCurrent ? 'true' : undefined} className={styles.link}>
            {label} <span className={styles.count}>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
