import { use, useEffect, useRef } from 'react'
import { headedPages } from '#domain/content/home-page/home-page.ts'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import type { HomePageForm } from '#ui/actors/content/home-page-form.ts'
import { usePictureView } from '../screen-parts/picture-view.ts'
import { CurrentSection } from './current-section.ts'
import * as styles from './home-page-preview.css.ts'

/** The frame and texts of the public pages in small; scrolls to the section that is edited. */
export function HomePagePreview({ values }: { values: HomePageForm }) {
  const { site, statement, facts, services, press, enquiryTitle, enquiryText } = values
  const { companiesTitle, historyTitle, newsTitle, portfolioTitle } = values
  const { contact, social } = site
  const heads = headedPages.map((page) => values.pages[page])
  const { inSmall } = useEditorWords().homePage
  const { comma } = useSharedWords()
  const logo = usePictureView(site.logoOnDark)
  const page = useRef<HTMLDivElement>(null)
  const current = use(CurrentSection)

  useEffect(() => {
    const part = page.current?.querySelector<HTMLElement>(`[data-parts~="${current}"]`)
    if (page.current && part) page.current.scrollTop = part.offsetTop
  }, [current])

  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={page} role="group" aria-label={inSmall} tabIndex={0} className={styles.page}>
      <div className={styles.navy} data-parts="brand">
        {logo ? (
          <img src={logo.src} alt={site.brandName} className={styles.logo} />
        ) : (
          <span className={styles.name}>{site.brandName || site.legalName}</span>
        )}
      </div>
      <div className={styles.words}>
        <div data-parts="statement">
          <p className={styles.statement}>{statement}</p>
        </div>
        <dl className={styles.facts} data-parts="facts">
          {facts.map(({ value, label }, index) => (
            <div key={index}>
              <dt className={styles.quiet}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.quiet} data-parts="services">
          {services.map(({ title, company }, index) => (
            <li key={index}>{[title, company].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
        <div data-parts="titles">
          {[companiesTitle, historyTitle, newsTitle, portfolioTitle].filter(Boolean).map((title) => (
            <p key={title} className={styles.statement}>
              {title}
            </p>
          ))}
        </div>
        <div data-parts="pages">
          {heads.map(({ title, lead }, index) => (
            <div key={index}>
              <p className={styles.statement}>{title}</p>
              <p className={styles.quiet}>{lead}</p>
            </div>
          ))}
        </div>
        <ul className={styles.quiet} data-parts="principles">
          {values.principles.map(({ title }, index) => (
            <li key={index}>{title}</li>
          ))}
        </ul>
        <p className={styles.quiet} data-parts="press">
          {[press.name, press.email, press.phone].filter(Boolean).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
        <div data-parts="enquiry">
          <p className={styles.statement}>{enquiryTitle}</p>
          <p className={styles.quiet}>{enquiryText}</p>
        </div>
      </div>
      <div className={styles.navy} data-parts="contact social">
        <p>
          {[contact.address, contact.phone, contact.email, contact.hours].filter(Boolean).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
        <p>
          {Object.entries(social)
            .filter(([, address]) => address !== '')
            .map(([network]) => network)
            .join(comma)}
        </p>
        <p className={styles.copyright}>{site.copyright}</p>
      </div>
    </div>
  )
}
