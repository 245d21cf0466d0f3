import type { Failure } from '#domain/machines/failure.ts'
import { serverMessage } from '#domain/wording/failure-wording.ts'
import { ServerSentence } from './server-sentence.tsx'
import { useFailureWords } from './use-failure-words.ts'

interface FailureSentenceProps {
  failure: Failure
  /** Shown if the server sent no message; by default that it did not respond. */
  otherwise?: string
}

/** Why a request failed: the server's message, never the error text of the browser. */
export function FailureSentence({ failure, otherwise }: FailureSentenceProps) {
  const { noResponse } = useFailureWords()
  const message = serverMessage(failure)
  return message ? <ServerSentence>{message}</ServerSentence> : (otherwise ?? noResponse)
}
