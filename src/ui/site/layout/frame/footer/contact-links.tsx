import type { SiteDetails } from '../frame-data.ts'
import * as styles from './contact-links.css.ts'

type Ways = Pick<NonNullable<SiteDetails['contact']>, 'email' | 'phone'>

/** E-mail and phone, if there are any. */
export function ContactLinks({ contact = {} }: { contact: Ways | undefined }) {
  const { email, phone } = contact
  // In a narrow column the address breaks before its domain, not within a word.
  const domainAt = (email?.indexOf('@') ?? -1) + 1
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={styles.link}>
          <span>
            {email.slice(0, domainAt)}
            <wbr />
            {email.slice(domainAt)}
          </span>
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr" className={styles.link}>
          {phone}
        </a>
      )}
    </>
  )
}
