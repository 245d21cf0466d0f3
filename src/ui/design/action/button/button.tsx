import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import * as styles from './button.css.ts'

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** At work: disabled, its label replaced by `busyLabel`, its width kept. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size, wide }, className)}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className={styles.labels}>
          <span className={busy ? `${styles.label} ${styles.away}` : styles.label}>{children}</span>
          <span className={busy ? styles.label : `${styles.label} ${styles.away}`}>{busyLabel}</span>
        </span>
      )}
    </button>
  )
}
