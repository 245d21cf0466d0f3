import type { Failure } from '#domain/machines/failure.ts'
import { FailureSentence } from '#ui/words/office/failure-sentence.tsx'

interface RequestFailedProps {
  failure: Failure | null
  /** If the server sent no message, or did not respond. */
  wording: string
}

/** Why a request failed, unless its fields say so. */
export function RequestFailed({ failure, wording }: RequestFailedProps) {
  if (failure === null || failure.fields !== undefined) return null
  return (
    <p role="alert">
      <FailureSentence failure={failure} otherwise={wording} />
    </p>
  )
}
