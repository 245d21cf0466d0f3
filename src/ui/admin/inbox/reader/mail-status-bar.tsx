import { mailStatuses, type MailStatus } from '#domain/mail/inbox/received-mail.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useChoiceAtOnce } from '../../screen-parts/use-choice-at-once.ts'
import type { Mail } from '../mail.ts'
import * as styles from './mail-reader.css.ts'

export interface MailStatusBarProps {
  mail: Mail
  onMark: (status: MailStatus) => void
  onRemove: () => void
}

/** Sets the status of a mail, or deletes it. */
export function MailStatusBar({ mail, onMark, onRemove }: MailStatusBarProps) {
  const { reader: words, statuses } = useInboxWords()
  const choice = useChoiceAtOnce(mail.status, (status) => onMark(status as MailStatus))
  return (
    <div className={styles.status}>
      <Select size="sm" aria-label={words.status} {...choice} className={styles.statusSelect}>
        {mailStatuses.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </Select>
      {mail.status === 'spam' ? (
        <Button size="sm" variant="quiet" onClick={once(() => onMark('new'))}>
          {words.notSpam}
        </Button>
      ) : (
        <Button size="sm" variant="ghost" onClick={once(() => onMark('spam'))}>
          {words.markSpam}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onRemove}>
        <Icon name="trash-2" size="md" />
        {words.delete}
      </Button>
    </div>
  )
}
