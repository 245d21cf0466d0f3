import { newsWording } from '#domain/wording/catalogue.ts'

/** What a visitor reads when a page cannot be loaded: the server's message, if it sent one. */
export const readFailureText = (thrown: unknown): string => {
  const isAnswered =
    typeof thrown === 'object' && thrown !== null && 'answered' in thrown && thrown.answered === true
  const message =
    isAnswered && 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  return message || newsWording.unanswered
}
