import { nameFieldOf, siteNameOf } from '#domain/settings/site-name.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { SiteDetails } from '../frame-data.ts'
import { useFallbackOf } from '../../../language/use-lang-of.ts'
import * as styles from './home-link.css.ts'
import { SiteLogo } from '../logo/site-logo.tsx'
import { useHref } from '../../../language/page-language-context.ts'

/** The logo, which links to the home page (H1). */
export function HomeLink({ site }: { site: SiteDetails }) {
  const hrefOf = useHref()
  const { home } = useSiteWords()
  const name = siteNameOf(site) || home
  const fallback = useFallbackOf()(site, nameFieldOf(site))
  return (
    <a href={hrefOf('/')} className={styles.homeLink}>
      {site.logoOnDark ? (
        <SiteLogo src={site.logoOnDark} alt={name} {...fallback} size="md" />
      ) : (
        <span {...fallback} className={styles.name}>
          {name}
        </span>
      )}
    </a>
  )
}
