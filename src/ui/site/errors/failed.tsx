import { serverMessage } from '#domain/wording/failure-wording.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { ErrorState } from '#ui/design/feedback/error-state/error-state.tsx'
import { TranslatedSentence } from '#ui/words/translated-sentence.tsx'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import * as styles from './failed.css.ts'
import { useHref } from '../language/page-language-context.ts'

/** The server's message; empty if it sent none. */
const messageOf = (thrown: unknown): string =>
  thrown instanceof Error && '_tag' in thrown ? serverMessage(thrown) : ''

export interface FailedProps {
  error: unknown
  /** The page that failed. */
  path: string
}

/** Replaces content that could not be loaded (N7). */
export function Failed({ error, path }: FailedProps) {
  const hrefOf = useHref()
  const { failed } = useSiteWords()
  const { server } = useSharedWords()
  const message = messageOf(error)
  return (
    <div className={styles.failed}>
      <ErrorState
        title={failed.title}
        message={
          message ? (
            <TranslatedSentence of={message} english={shared.server} translated={server} />
          ) : (
            failed.unanswered
          )
        }
      />
      <ButtonLink variant="quiet" size="sm" href={hrefOf(path)}>
        {failed.retry}
      </ButtonLink>
    </div>
  )
}
