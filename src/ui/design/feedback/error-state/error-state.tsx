import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../action/button/button.tsx'
import { classNames } from '../../style/class-names.ts'
import * as styles from './error-state.css.ts'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode
  message: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
}

/** In the place of what could not be fetched. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Error Occurred', message, onRetry, retryLabel = 'Try again', className, ...rest } = props
  return (
    <div role="alert" {...rest} className={classNames(styles.errorState, className)}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button size="sm" variant="quiet" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
