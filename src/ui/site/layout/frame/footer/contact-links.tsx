import type { SiteDetails } from '../frame-data.ts'
import * as styles from './contact-links.css.ts'

type Ways = Pick<NonNullable<SiteDetails['contact']>, 'email' | 'phone'>

/** E-mail and phone, if there are any. */
export function ContactLinks({ contact = {} }: { contact: Ways | undefined }) {
  const { email, phone } = contact
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={styles.link}>
          {email}
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
