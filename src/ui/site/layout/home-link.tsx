import { Logo } from '#ui/design/logo/logo.tsx'
import type { Site } from './frame-data.ts'
import { nameOf } from './frame-data.ts'
import * as styles from './home-link.css.ts'

/** The brand, leading to the home page (H1). */
export function HomeLink({ site }: { site: Site }) {
  const name = nameOf(site)
  return (
    <a href="/" aria-label={`${name} home`.trim()} className={styles.homeLink}>
      {site.logoOnDark ? <Logo src={site.logoOnDark} alt="" /> : <span className={styles.name}>{name || 'Home'}</span>}
    </a>
  )
}
