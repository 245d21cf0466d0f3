import * as styles from './image-uploader.css.ts'

interface ProgressProps {
  /** From 0 to 100. */
  percent: number
  label: string
  className?: string | undefined
}

export function Progress({ percent, label, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className={`${styles.progress} ${className ?? ''}`}
    >
      <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
