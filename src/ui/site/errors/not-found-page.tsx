import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import * as styles from './not-found-page.css.ts'
import { useHref } from '../language/page-language-context.ts'

/** The page for unknown addresses (P9), and for those of pages that are gone for good. */
export function NotFoundPage({ gone = false }: { gone?: boolean | undefined }) {
  const hrefOf = useHref()
  const { notFound } = useSharedWords()
  const { code, message } = gone ? notFound.gone : notFound
  return (
    <div className={styles.sea}>
      <div className={styles.content}>
        <h1 className={styles.code}>{code}</h1>
        <p className={styles.message}>{message}</p>
        <ButtonLink href={hrefOf('/')}>{notFound.home}</ButtonLink>
      </div>
    </div>
  )
}
