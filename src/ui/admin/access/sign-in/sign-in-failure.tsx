import type { Failure } from '#domain/machines/failure.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { FailureSentence } from '#ui/words/office/failure-sentence.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'

/** Says why a sign-in failed, in the server's own sentence if it responded. */
export function SignInFailure({ failure }: { failure: Failure }) {
  const { signIn } = useSignInWords()
  if (failure.reason === 'SessionEnded') return <Notice tone="danger">{signIn.sessionEnded}</Notice>
  return (
    <Notice tone="danger">
      <FailureSentence failure={failure} />
    </Notice>
  )
}
