import { type ReactNode, useId } from 'react'
import { fill } from '#domain/wording/template.ts'
import type { EditorWords } from '#domain/wording/en/editor/editor.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { once } from '#ui/design/action/once.ts'
import * as styles from './entries-field.css.ts'

type Subjects = EditorWords['entries']['subjects']
export type EntrySubject = keyof Subjects | Subjects['fact']

export interface EntryGroupProps {
  of: EntrySubject
  /** Counted from 1. */
  place: number
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
  const { of, place, name, isOpen = true, onToggle, onEarlier, onLater, onRemove, children } = props
  const id = useId()
  const bodyId = useId()
  const { entries: words } = useEditorWords()
  const own = typeof of === 'string' ? words.subjects[of] : of
  const n = place
  return (
    <div role="group" aria-labelledby={id} className={styles.fields}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {fill(own.numbered, { n })}
        </h3>
        <span className={styles.name}>{name}</span>
        {onToggle && (
          <IconButton
            icon={isOpen ? 'minus' : 'plus'}
            label={isOpen ? words.close : words.open}
            aria-label={fill(isOpen ? own.close : own.open, { n })}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            size="sm"
            onClick={onToggle}
          />
        )}
        <IconButton
          icon="arrow-up"
          label={words.moveUp}
          aria-label={fill(own.moveUp, { n })}
          size="sm"
          data-action="earlier"
          disabled={!onEarlier}
          onClick={onEarlier}
        />
        <IconButton
          icon="arrow-down"
          label={words.moveDown}
          aria-label={fill(own.moveDown, { n })}
          size="sm"
          data-action="later"
          disabled={!onLater}
          onClick={onLater}
        />
        <IconButton
          icon="trash-2"
          label={words.remove}
          aria-label={fill(own.remove, { n })}
          size="sm"
          data-action="remove"
          onClick={once(onRemove)}
        />
      </div>
      <div id={bodyId} hidden={!isOpen} className={styles.fields}>
        {children}
      </div>
    </div>
  )
}
