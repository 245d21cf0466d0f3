import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../action/button/button.tsx'
import { classNames } from '../../style/class-names.ts'
import * as styles from './error-state.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode
  message: ReactNode
  onRetry?: (() => void) | undefined
}

/** Shown instead of content that could not be loaded, with a button to retry. Use a Notice if the content is there. */
export function ErrorState(props: ErrorStateProps) {
  const words = useDesignWords()
  const { title = words.errorOccurred, message, onRetry, className, ...rest } = props
  return (
    <div role="alert" {...rest} className={classNames(styles.errorState, className)}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button size="sm" variant="quiet" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
