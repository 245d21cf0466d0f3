import type { Failure } from '#domain/machines/failure.ts'
import { formFailureText } from '#domain/visitor-forms/form-failure-text.ts'
import { serverMessage } from '#domain/wording/failure-wording.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { TranslatedSentence } from '#ui/words/translated-sentence.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { useSharedWords } from '#ui/words/use-shared-words.ts'

interface FormFailureProps {
  failure: Failure
  focused?: boolean | undefined
}

/** The catalogue's sentence, and below it the server's (E12). */
export function FormFailure({ failure, focused }: FormFailureProps) {
  const message = serverMessage(failure)
  const words = useFormsWords()
  const { server } = useSharedWords()
  return (
    <Notice tone="danger" focused={focused}>
      {formFailureText(failure, words)}
      {message && (
        <p>
          <TranslatedSentence
            of={message}
            english={[forms.refusals, shared.server]}
            translated={[words.refusals, server]}
          />
        </p>
      )}
    </Notice>
  )
}

/** Hidden until the boot script stops a form that would be posted without a connection. */
export function OfflineNotice() {
  const { waiting } = useFormsWords()
  return (
    <Notice hidden data-offline="" tabIndex={-1}>
      {waiting.unsent}
    </Notice>
  )
}
