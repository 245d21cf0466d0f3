import type { Failure } from '#domain/machines/failure.ts'

/** Why nobody is signed in; the other side says it itself where it answers, also after too many tries. */
export const signInSentence = ({ answered, message }: Failure): string =>
  answered && message !== '' ? message : 'The server did not answer. Check the connection and try again.'
