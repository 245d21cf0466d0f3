import { notFoundWording } from '#domain/wording/catalogue.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import * as styles from './not-found-page.css.ts'

/** The page for unknown addresses (P9). */
export function NotFoundPage() {
  return (
    <div className={styles.sea}>
      <div className={styles.content}>
        <h1 className={styles.code}>{notFoundWording.code}</h1>
        <p className={styles.message}>{notFoundWording.message}</p>
        <ButtonLink href="/">{notFoundWording.home}</ButtonLink>
      </div>
    </div>
  )
}
