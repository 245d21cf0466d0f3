import { classNames } from '#ui/design/style/class-names.ts'
import { IconButton, IconLink } from '#ui/design/action/icon-button/icon-button.tsx'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { EnquireButton } from '../../enquire-button.tsx'
import type { FrameProps } from '../frame-data.ts'
import * as styles from './header.css.ts'
import { HomeLink } from './home-link.tsx'
import { OtherLanguages } from '../language-switch/other-languages.tsx'
import { opensMenu } from '../menu/menu-control.ts'
import { currentAt, mainPlaces, searchPath } from '../places.ts'
import { useHref } from '../../../language/page-language-context.ts'

export function Header({ site, path, counterpart }: Omit<FrameProps, 'latestNews'>) {
  const hrefOf = useHref()
  const words = useSiteWords()
  return (
    <header className={classNames(styles.header, styles.place[path === '/' ? 'over' : 'above'], onNavy)}>
      <div className={styles.bar}>
        <HomeLink site={site} />
        <nav aria-label={words.header.main} className={styles.places}>
          {mainPlaces(words).map(({ href, label }) => (
            <a key={href} href={hrefOf(href)} aria-current={currentAt(path, href)} className={styles.link}>
              {label}
            </a>
          ))}
        </nav>
        <IconLink
          icon="search"
          label={words.search.title}
          variant="onNavy"
          href={hrefOf(searchPath)}
          aria-current={currentAt(path, searchPath)}
          data-search=""
          className={styles.search}
        />
        <OtherLanguages counterpart={counterpart} />
        <EnquireButton variant="buff" className={styles.enquire} />
        <IconButton
          {...opensMenu}
          icon="menu"
          label={words.menu.open}
          variant="onNavy"
          className={styles.opener}
        />
      </div>
    </header>
  )
}
