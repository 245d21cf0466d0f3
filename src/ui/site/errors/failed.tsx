import { newsWording } from '#domain/wording/catalogue.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { ErrorState } from '#ui/design/feedback/error-state/error-state.tsx'
import * as styles from './failed.css.ts'
import { useHref } from '../language/page-language-context.ts'

/** What a visitor reads when a page cannot be loaded: the server's message, if it sent one. */
const readFailureText = (thrown: unknown): string => {
  const hasResponse =
    typeof thrown === 'object' && thrown !== null && 'hasResponse' in thrown && thrown.hasResponse === true
  const message =
    hasResponse && 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  return message || newsWording.notLoaded
}

export interface FailedProps {
  error: unknown
  /** The page that failed. */
  path: string
}

/** Replaces content that could not be loaded (N7). */
export function Failed({ error, path }: FailedProps) {
  const hrefOf = useHref()
  return (
    <div className={styles.failed}>
      <ErrorState title={newsWording.failed} message={readFailureText(error)} />
      <ButtonLink variant="quiet" size="sm" href={hrefOf(path)}>
        Try again
      </ButtonLink>
    </div>
  )
}
