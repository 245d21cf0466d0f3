import { mailStatuses, type MailStatus } from '#domain/mail/inbox/received-mail.ts'
import { count } from '#domain/wording/counted.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { BulkBar } from '#ui/design/action/toolbar/bulk-bar.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useChoiceAtOnce } from '../../screen-parts/use-choice-at-once.ts'
import * as styles from './selection-bar.css.ts'
import type { Mail } from '../mail.ts'

export interface SelectionBarProps {
  /** The mails of this page. */
  mails: ReadonlyArray<Mail>
  isHandled: boolean
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onMark: (status: MailStatus) => void
  onRemove: () => void
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** Selects the mails of a page and sorts them; shows the actions on the selected ones. */
export function SelectionBar(props: SelectionBarProps) {
  const { mails, isHandled, selected, onSelect, onMark, onRemove, sort = '', onSort } = props
  const { list: words, statuses } = useInboxWords()
  const deskWords = useDeskWords()
  const all = selected.size === mails.length
  const choice = useChoiceAtOnce('', (status) => onMark(status as MailStatus), 'drop')
  return (
    <>
      <div className={styles.bar}>
        {isHandled && (
          <Checkbox
            checked={all}
            indeterminate={selected.size > 0 && !all}
            onChange={() => onSelect(new Set(all ? [] : mails.map(({ id }) => id)))}
          >
            {words.selectPage}
          </Checkbox>
        )}
        <Select
          size="sm"
          aria-label={words.sort}
          value={sort}
          onChange={(event) => onSort(event.target.value || undefined)}
          className={styles.sort}
        >
          <option value="">{words.newestFirst}</option>
          <option value="createdAt">{words.oldestFirst}</option>
          {isHandled && (
            <>
              <option value="dueAt">{deskWords.sort.dueFirst}</option>
              <option value="owner">{deskWords.sort.byOwner}</option>
            </>
          )}
        </Select>
      </div>
      {selected.size > 0 && (
        <BulkBar count={count(words.selected, selected.size)} className={styles.bulk}>
          <Select size="sm" aria-label={words.markSelected} {...choice}>
            <option value="" disabled>
              {words.markAs}
            </option>
            {mailStatuses.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </Select>
          <Button size="sm" variant="danger" onClick={onRemove}>
            <Icon name="trash-2" size="md" />
            {words.delete}
          </Button>
        </BulkBar>
      )}
    </>
  )
}
