import type { Failure } from '#domain/machines/failure.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'

/** Says why a sign-in failed, in the server's own sentence if it responded. */
export function SignInFailure({ failure: { reason, hasResponse, message } }: { failure: Failure }) {
  const { signIn } = useSignInWords()
  if (reason === 'SessionEnded') return <Notice tone="danger">{signIn.sessionEnded}</Notice>
  return (
    <Notice tone="danger">
      {hasResponse && message !== '' ? <ServerSentence>{message}</ServerSentence> : signIn.noResponse}
    </Notice>
  )
}
