import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import * as styles from './entries-field.css.ts'

export interface EntryGroupProps {
  /** Such as 'Fact 2'. */
  title: string
  name?: string | undefined
  isOpen?: boolean
  /** Missing if the entry cannot be folded. */
  onToggle?: (() => void) | undefined
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onRemove: () => void
  children: ReactNode
}

export function EntryGroup(props: EntryGroupProps) {
  const { title, name, isOpen = true, onToggle, onEarlier, onLater, onRemove, children } = props
  const id = useId()
  const bodyId = useId()
  const labelOf = (action: string) => `${action} ${title.toLowerCase()}`
  return (
    <div role="group" aria-labelledby={id} className={styles.fields}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <span className={styles.name}>{name}</span>
        {onToggle && (
          <IconButton
            icon={isOpen ? 'minus' : 'plus'}
            label={isOpen ? 'Close' : 'Open'}
            aria-label={labelOf(isOpen ? 'Close' : 'Open')}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            size="sm"
            onClick={onToggle}
          />
        )}
        <IconButton
          icon="arrow-up"
          label="Move up"
          aria-label={labelOf('Move up')}
          size="sm"
          data-action="earlier"
          disabled={!onEarlier}
          onClick={onEarlier}
        />
        <IconButton
          icon="arrow-down"
          label="Move down"
          aria-label={labelOf('Move down')}
          size="sm"
          data-action="later"
          disabled={!onLater}
          onClick={onLater}
        />
        <IconButton
          icon="trash-2"
          label="Remove"
          aria-label={labelOf('Remove')}
          size="sm"
          data-action="remove"
          onClick={onRemove}
        />
      </div>
      <div id={bodyId} hidden={!isOpen} className={styles.fields}>
        {children}
      </div>
    </div>
  )
}
