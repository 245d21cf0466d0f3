import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/design/icon-button/icon-button.tsx'
import * as styles from './entries-field.css.ts'

export interface EntryGroupProps {
  /** Such as 'Fact 2'. */
  title: string
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list with what can be done to it as a whole. */
export function EntryGroup({ title, onEarlier, onLater, onRemove, children }: EntryGroupProps) {
  const id = useId()
  const named = (action: string) => `${action} ${title.toLowerCase()}`
  return (
    <div role="group" aria-labelledby={id} className={styles.fields}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <IconButton
          icon="arrow-up"
          label="Move up"
          aria-label={named('Move up')}
          size="sm"
          data-action="earlier"
          disabled={!onEarlier}
          onClick={onEarlier}
        />
        <IconButton
          icon="arrow-down"
          label="Move down"
          aria-label={named('Move down')}
          size="sm"
          data-action="later"
          disabled={!onLater}
          onClick={onLater}
        />
        <IconButton
          icon="trash-2"
          label="Remove"
          aria-label={named('Remove')}
          size="sm"
          data-action="remove"
          onClick={onRemove}
        />
      </div>
      {children}
    </div>
  )
}
