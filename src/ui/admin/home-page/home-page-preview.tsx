import type { HomePageForm } from '#ui/actors/home-page-form.ts'
import { usePictureView } from '../editor/picture-view.ts'
import * as styles from './home-page-preview.css.ts'

/** The frame and the words of the public pages, in small. */
export function HomePagePreview({ values }: { values: HomePageForm }) {
  const { site, statement, statementAr, facts, services } = values
  const { contact } = site
  const logo = usePictureView(site.logoOnDark)
  return (
    <div className={styles.page}>
      <div className={styles.navy}>
        {logo ? (
          <img src={logo.src} alt={site.brandName} className={styles.logo} />
        ) : (
          <span className={styles.name}>{site.brandName || site.legalName}</span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.statement}>{statement}</p>
        <p lang="ar" dir="rtl" className={styles.arabic}>
          {statementAr}
        </p>
        <dl className={styles.facts}>
          {facts.map(({ value, label }, index) => (
            <div key={index}>
              <dt className={styles.quiet}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.quiet}>
          {services.map(({ title, company }, index) => (
            <li key={index}>{[title, company].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      </div>
      <div className={styles.navy}>
        <p>
          {[contact.address, contact.phone, contact.email].filter(Boolean).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
        <p className={styles.copyright}>{site.copyright}</p>
      </div>
    </div>
  )
}
