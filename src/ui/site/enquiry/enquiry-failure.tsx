import type { Failure } from '#domain/machines/failure.ts'
import { enquiryWording } from '#domain/wording.ts'
import { Notice } from '#ui/design/notice/notice.tsx'

interface EnquiryFailureProps {
  failure: Failure
  focused?: boolean | undefined
}

/** The catalogue's sentence, with what the server said below it (E12). */
export function EnquiryFailure({ failure: { answered, message }, focused }: EnquiryFailureProps) {
  return (
    <Notice tone="danger" focused={focused}>
      {answered ? enquiryWording.refused : enquiryWording.raised}
      {answered && message && <p>{message}</p>}
    </Notice>
  )
}
