import { fullNameFieldOf, fullNameOf } from '#domain/settings/site-name.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { SiteDetails } from '../layout/frame/frame-data.ts'
import { useFallbackOf } from '../language/use-lang-of.ts'
import * as styles from './home-head.css.ts'

/** Replaces the hero if there are no slides: the group's name on navy. */
export function HomeHead({ site }: { site: SiteDetails }) {
  const { home } = useSiteWords()
  const fallbackOf = useFallbackOf()
  return (
    <section className={classNames(styles.sea, onNavy)}>
      <div className={styles.content}>
        <h1 {...fallbackOf(site, fullNameFieldOf(site))} className={styles.name}>
          {fullNameOf(site) || home}
        </h1>
      </div>
    </section>
  )
}
