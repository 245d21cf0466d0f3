import type { Failure } from '#domain/machines/failure.ts'
import { failureText, type FailureWording } from '#domain/wording/failure-wording.ts'
import { ErrorState } from '#ui/design/feedback/error-state/error-state.tsx'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import * as styles from './not-fetched.css.ts'

export interface NotFetchedProps {
  wording: FailureWording
  failure: Failure
  onRetry: () => void
}

/** Shows that a fetch failed, with the server's message and a button to retry (L3). */
export function NotFetched({ wording, failure, onRetry }: NotFetchedProps) {
  return (
    <ErrorState
      title={failureText(wording, failure)}
      message={<ServerSentence>{failure.message}</ServerSentence>}
      onRetry={onRetry}
      className={styles.notFetched}
    />
  )
}
