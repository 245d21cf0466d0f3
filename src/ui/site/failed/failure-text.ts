import { failureText } from '#domain/failure-wording.ts'
import { failures } from '#domain/wording.ts'

/** What a visitor is told of a read that failed: the sentence that came with it, otherwise the catalogue's (L3). */
export const readFailureText = (thrown: unknown): string => {
  const told = typeof thrown === 'object' && thrown !== null && 'answered' in thrown && 'message' in thrown
  const message = told && typeof thrown.message === 'string' ? thrown.message : ''
  return message || failureText(failures.newsArticle.fetch, { answered: false, message })
}
