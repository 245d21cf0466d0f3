import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { Button } from '../button/button.tsx'
import * as styles from './menu-button.css.ts'

export interface MenuAction {
  label: string
  /** A hint on what the item does, below its label. */
  hint?: string | undefined
  danger?: boolean | undefined
  onSelect: () => void
}

interface MenuButtonProps {
  label: string
  actions: ReadonlyArray<MenuAction>
  disabled?: boolean | undefined
}

/** A button that shows further actions above it. Use Buttons if there are only two. */
export function MenuButton({ label, actions, disabled }: MenuButtonProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  return (
    <div role="presentation" onBlur={closeOutside} onKeyDown={closeByKey} className={styles.place}>
      <Button
        ref={opener}
        size="sm"
        variant="ghost"
        disabled={disabled}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron-down" size="md" />
      </Button>
      {open && (
        <ul id={id} className={styles.menu}>
          {actions.map((action) => (
            <li key={action.label}>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close()
                  action.onSelect()
                }}
              >
                <span className={classNames(styles.label, action.danger && styles.danger)}>
                  {action.label}
                </span>
                {action.hint && <span className={styles.hint}>{action.hint}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
