import { classNames } from '#ui/design/style/class-names.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { ContactLinks } from '../footer/contact-links.tsx'
import { EnquireButton } from '../../enquire-button.tsx'
import type { FrameProps } from '../frame-data.ts'
import * as styles from './menu.css.ts'
import { AllLanguages } from '../language-switch/all-languages.tsx'
import { closesMenu, menuId } from './menu-control.ts'
import { PageLink } from '../page-link.tsx'
import { currentAt, mainPlaces, menuPages, furtherPlaces } from '../places.ts'
import { useHref } from '../../../language/page-language-context.ts'

/** The header's links in a dialog, for phones (H3). */
export function Menu({ site, path, counterpart, latestNews, ownPages }: FrameProps) {
  const hrefOf = useHref()
  const words = useSiteWords()
  return (
    <dialog id={menuId} aria-label={words.menu.name} className={classNames(styles.menu, onNavy)}>
      <IconButton
        {...closesMenu}
        icon="x"
        label={words.menu.close}
        variant="onNavy"
        className={styles.closer}
      />
      <nav aria-label={words.header.main} className={styles.places}>
        {mainPlaces(words).map(({ href, label }) => (
          <a key={href} href={hrefOf(href)} aria-current={currentAt(path, href)} className={styles.link}>
            {label}
            <Icon name="chevron-right" />
          </a>
        ))}
      </nav>
      <AllLanguages place="menu" counterpart={counterpart} />
      <EnquireButton variant="buff" wide className={styles.enquire} />
      <div className={styles.contact}>
        {furtherPlaces(words, latestNews).map(({ href, label }) => (
          <a key={href} href={hrefOf(href)} aria-current={currentAt(path, href)} className={styles.other}>
            {label}
          </a>
        ))}
        {menuPages(ownPages).map((page) => (
          <PageLink
            key={page.address}
            page={page}
            aria-current={currentAt(path, page.address)}
            className={styles.other}
          />
        ))}
        <ContactLinks contact={site.contact} />
      </div>
    </dialog>
  )
}
