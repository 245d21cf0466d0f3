import { newMailText } from '#domain/wording/catalogue.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import * as styles from '../inbox.css.ts'
import type { Inbox } from '../mail.ts'

export interface NewMailNoticeProps {
  /** How many mails have arrived since the list was fetched. */
  count: number
  inbox: Pick<Inbox<never>, 'kind'>
  /** `undefined` if the list refetches automatically. */
  onShow: (() => void) | undefined
}

/** Announces new mail politely; a list that shows another page waits for the person. */
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
