import { nameFieldOf, siteNameOf } from '#domain/settings/site-name.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { ContactLinks } from './contact-links.tsx'
import * as styles from './footer.css.ts'
import type { FrameProps } from '../frame-data.ts'
import { AllLanguages } from '../language-switch/all-languages.tsx'
import { PageLink } from '../page-link.tsx'
import { contactPath, footerPlaces, lastLinePages } from '../places.ts'
import { SiteLogo } from '../logo/site-logo.tsx'
import { SocialLinks } from './social-links.tsx'
import { useFallbackOf } from '../../../language/use-lang-of.ts'
import { wrap } from '../../width.css.ts'
import { useHref } from '../../../language/page-language-context.ts'

export function Footer({ site, otherName, counterpart, latestNews, ownPages }: Omit<FrameProps, 'path'>) {
  const hrefOf = useHref()
  const words = useSiteWords()
  const { contact = {}, social, logoOnDark, copyright } = site
  const name = siteNameOf(site)
  const fallbackOf = useFallbackOf()
  const lastLine = lastLinePages(ownPages)
  const nameFallback = fallbackOf(site, nameFieldOf(site))
  return (
    <footer className={classNames(styles.footer, onNavy)}>
      <div className={wrap}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            {logoOnDark ? (
              <SiteLogo src={logoOnDark} alt={name} {...nameFallback} size="lg" loading="late" />
            ) : (
              <p {...nameFallback} className={styles.name}>
                {name}
              </p>
            )}
            {contact.address && (
              <address {...fallbackOf(contact, 'address')} className={styles.address}>
                {contact.address}
              </address>
            )}
          </div>
          {footerPlaces(words, { latestNews, ownPages }).map(({ title, places, ownPages: pages }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {places.map(({ href, label }) => (
                  <li key={href} className={styles.place}>
                    <a href={hrefOf(href)} className={styles.link}>
                      {label}
                    </a>
                  </li>
                ))}
                {pages.map((page) => (
                  <li key={page.address} className={styles.place}>
                    <PageLink page={page} className={styles.link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.contact}>
            <h2 className={styles.linkedTitle}>
              <a href={hrefOf(contactPath)} className={styles.link}>
                {words.footer.contact}
              </a>
            </h2>
            <div className={styles.contactLinks}>
              <ContactLinks contact={contact} />
            </div>
            <SocialLinks social={social} />
          </div>
        </div>
        <div className={styles.end}>
          <span {...fallbackOf(site, 'copyright')}>{copyright}</span>
          {lastLine.length > 0 && (
            <ul className={styles.lastLine}>
              {lastLine.map((page) => (
                <li key={page.address}>
                  <PageLink page={page} className={styles.link} />
                </li>
              ))}
            </ul>
          )}
          <AllLanguages place="footer" counterpart={counterpart} />
          {otherName && (
            <span lang={otherName.lang} dir={otherName.dir} className={styles.wordmark[otherName.dir]}>
              {otherName.text}
            </span>
          )}
        </div>
      </div>
    </footer>
  )
}
