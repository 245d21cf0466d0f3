import { Fragment } from 'react'
import type { Site } from '../frame-data.ts'
import * as styles from './contact-links.css.ts'

type Ways = Pick<NonNullable<Site['contact']>, 'email' | 'phone'>

/** E-mail and phone, if there are any. */
export function ContactLinks({ contact = {} }: { contact: Ways | undefined }) {
  const { email, phone } = contact
  return (
    <>
      {email && (
        // Its parts are read as words of their own otherwise.
        <a href={`mailto:${email}`} aria-label={email} className={styles.link}>
          {email.split(/(?=[.@])/).map((part, at) => (
            <Fragment key={at}>
              {/* A line may break here rather than within a word. */}
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
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
