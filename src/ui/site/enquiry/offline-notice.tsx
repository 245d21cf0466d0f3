import { waitingWording } from '#domain/wording/catalogue.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'

/** Hidden until the boot script stops a form that would be posted without a connection. */
export function OfflineNotice() {
  return (
    <Notice hidden data-offline="" tabIndex={-1}>
      {waitingWording.unsent}
    </Notice>
  )
}
