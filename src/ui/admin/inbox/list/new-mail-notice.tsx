import { count } from '#domain/wording/counted.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
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
export function NewMailNotice({ count: arrived, inbox, onShow }: NewMailNoticeProps) {
  const { kinds, list } = useInboxWords()
  return (
    <div className={styles.newMail}>
      <span role="status">{arrived > 0 && count(kinds[inbox.kind].arrived, arrived)}</span>
      {arrived > 0 && onShow && (
        <Button size="sm" variant="quiet" onClick={onShow}>
          {list.show}
        </Button>
      )}
    </div>
  )
}
