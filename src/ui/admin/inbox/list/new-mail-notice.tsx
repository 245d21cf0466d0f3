import { newMailText } from '#domain/wording/catalogue.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import * as styles from '../inbox.css.ts'
import type { Inbox } from '../mail.ts'

export interface NewMailNoticeProps {
  /** How many have come since the list was fetched. */
  count: number
  inbox: Pick<Inbox<never>, 'kind'>
  /** Where they do not come into the list by themselves. */
  onShow: (() => void) | undefined
}

/** Says quietly that there are more; a list that shows something else stays as it is until the person wants them. */
export function NewMailNotice({ count, inbox, onShow }: NewMailNoticeProps) {
  return (
    <div className={styles.newMail}>
      <span role="status">{count > 0 && newMailText(inbox.kind, count)}</span>
      {count > 0 && onShow && (
        <Button size="sm" variant="quiet" onClick={onShow}>
          Show
        </Button>
      )}
    </div>
  )
}
