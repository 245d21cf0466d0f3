import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './page-title.css.ts'

export interface PageTitleProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** Such as '27 articles, newest first on the site'; an empty text keeps the line for one that is to come. */
  note?: ReactNode
  actions?: ReactNode
}

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
