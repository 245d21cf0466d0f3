import type { Failure } from '#domain/machines/failure.ts'
import { enquiryFailureText } from '#domain/wording/catalogue.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'

interface EnquiryFailureProps {
  failure: Failure
  focused?: boolean | undefined
}

/** The catalogue's sentence, with what the server said below it (E12). */
export function EnquiryFailure({ failure, focused }: EnquiryFailureProps) {
  const { answered, message } = failure
  return (
    <Notice tone="danger" focused={focused}>
      {enquiryFailureText(failure)}
      {answered && message && <p>{message}</p>}
    </Notice>
  )
}
