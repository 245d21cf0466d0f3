import type { Failure } from '#domain/machines/failure.ts'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'

interface RequestFailedProps {
  failure: Failure | null
  /** If the server sent no message, or did not respond. */
  wording: string
}

/** Why a request failed, unless its fields say so. */
export function RequestFailed({ failure, wording }: RequestFailedProps) {
  if (failure === null || failure.fields !== undefined) return null
  const { hasResponse, message } = failure
  return (
    <p role="alert">{hasResponse && message !== '' ? <ServerSentence>{message}</ServerSentence> : wording}</p>
  )
}
