import type { Failure } from '#domain/machines/failure.ts'
import { formFailureText, waitingWording } from '#domain/wording/catalogue.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'

interface FormFailureProps {
  failure: Failure
  focused?: boolean | undefined
}

/** The catalogue's sentence, and below it the server's (E12). */
export function FormFailure({ failure, focused }: FormFailureProps) {
  const { hasResponse, message } = failure
  return (
    <Notice tone="danger" focused={focused}>
      {formFailureText(failure)}
      {hasResponse && message && <p>{message}</p>}
    </Notice>
  )
}

/** Hidden until the boot script stops a form that would be posted without a connection. */
export function OfflineNotice() {
  return (
    <Notice hidden data-offline="" tabIndex={-1}>
      {waitingWording.unsent}
    </Notice>
  )
}
