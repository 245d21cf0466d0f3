import type { Failure } from '#domain/machines/failure.ts'
import { enquiryWording } from '#domain/wording.ts'
import { Notice } from '#ui/design/notice/notice.tsx'

/** The catalogue's sentence, with what the server said below it (E12). */
export function EnquiryFailure({ failure: { answered, message } }: { failure: Failure }) {
  return (
    <Notice tone="danger">
      {answered ? enquiryWording.refused : enquiryWording.raised}
      {answered && message && <p>{message}</p>}
    </Notice>
  )
}
