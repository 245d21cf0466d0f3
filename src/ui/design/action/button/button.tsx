import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import * as styles from './button.css.ts'

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Disables the button and shows `busyLabel` at the same width. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

/** Starts an action. Use ButtonLink to open another page, and IconButton if there is no room for words. */
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
