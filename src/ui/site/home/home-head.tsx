import { fullNameOf } from '#domain/site-name.ts'
import { classNames } from '#ui/design/class-names.ts'
import { onNavy } from '#ui/design/on-navy.css.ts'
import type { Site } from '../layout/frame-data.ts'
import * as styles from './home-head.css.ts'

/** The group's name and what it says of itself, on deep water. */
export function HomeHead({ site, statement }: { site: Site; statement?: string | undefined }) {
  return (
    <section className={classNames(styles.sea, onNavy)}>
      <div className={styles.matter}>
        <h1 className={styles.name}>{fullNameOf(site)}</h1>
        {statement && <p className={styles.statement}>{statement}</p>}
      </div>
    </section>
  )
}
