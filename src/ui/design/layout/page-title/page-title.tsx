import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './page-title.css.ts'

interface PageTitleProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** For example '27 articles, newest first on the site'; an empty string reserves the line while it loads. */
  note?: ReactNode
  actions?: ReactNode
}

/** The `h1` of a back-office page with its note and actions. Use it once per page. */
export function PageTitle({ title, note, actions, className, ...rest }: PageTitleProps) {
  return (
    <div {...rest} className={classNames(styles.pageTitle, className)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {(note || note === '') && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
