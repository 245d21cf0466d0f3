import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import { Icon } from '../../layout/icon/icon.tsx'
import * as styles from './notice.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

export const noticeTones = ['danger', 'success', 'info'] as const

interface NoticeProps extends ComponentProps<'div'> {
  tone?: (typeof noticeTones)[number] | undefined
  /** Takes the focus on page load, as screen readers do not announce a message that is in the initial HTML. */
  focused?: boolean | undefined
  /** Adds a close button. */
  onClose?: (() => void) | undefined
}

const icons = { danger: 'circle-alert', success: 'circle-check', info: 'info' } as const

/** A message that stays on the page, next to what it is about. Use a Toast for a message that may disappear. */
export function Notice({ tone = 'info', focused, onClose, className, children, ...rest }: NoticeProps) {
  const { close } = useDesignWords()
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(focused && { tabIndex: -1, autoFocus: true })}
      {...rest}
      className={classNames(styles.notice, styles.tone[tone], className)}
    >
      <Icon name={icons[tone]} />
      <div className={styles.text}>{children}</div>
      {onClose && <IconButton icon="x" label={close} onClick={onClose} className={styles.close} />}
    </div>
  )
}
