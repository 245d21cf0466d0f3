import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import { Icon } from '../../layout/icon/icon.tsx'
import * as styles from './notice.css.ts'

export const noticeTones = ['danger', 'success', 'info'] as const

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: (typeof noticeTones)[number] | undefined
  /** Has the focus once the page is loaded: readers do not announce what stood there from the start. */
  focused?: boolean | undefined
  /** Puts the message away; without it the message stays. */
  onClose?: (() => void) | undefined
}

const icons = { danger: 'circle-alert', success: 'circle-check', info: 'info' } as const

/** A message that stays in its place on the page. */
export function Notice({ tone = 'info', focused, onClose, className, children, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(focused && { tabIndex: -1, autoFocus: true })}
      {...rest}
      className={classNames(styles.notice, styles.tone[tone], className)}
    >
      <Icon name={icons[tone]} />
      <div className={styles.text}>{children}</div>
      {onClose && <IconButton icon="x" label="Close" onClick={onClose} className={styles.close} />}
    </div>
  )
}
