import { Children, type ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './breadcrumb.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

/** The path to the page. The children are links, and the page itself as text at the end. */
export function Breadcrumb({ className, children, ...rest }: ComponentProps<'nav'>) {
  const { breadcrumb } = useDesignWords()
  return (
    <nav aria-label={breadcrumb} {...rest} className={classNames(styles.breadcrumb, className)}>
      <ol className={styles.trail}>
        {Children.map(children, (child, index) => (
          <li className={styles.step}>
            {index > 0 && <Icon name="chevron-right" size="xs" />}
            {child}
          </li>
        ))}
      </ol>
    </nav>
  )
}
