import { newsWording } from '#domain/wording/catalogue.ts'

/** What a visitor is told of a read that failed: the sentence that the other side gave, if any, but no text of a broken connection. */
export const readFailureText = (thrown: unknown): string => {
  const isAnswered =
    typeof thrown === 'object' && thrown !== null && 'answered' in thrown && thrown.answered === true
  const message =
    isAnswered && 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  return message || newsWording.unanswered
}
