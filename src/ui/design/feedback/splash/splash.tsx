import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './splash.css.ts'

export interface SplashProps extends ComponentProps<'div'> {
  logo: string
  /** What is loading, such as the brand's name. */
  label: string
}

/** The logo on black, from edge to edge, while the product starts. */
export function Splash({ logo, label, className, ...rest }: SplashProps) {
  return (
    <div role="status" aria-label={label} {...rest} className={classNames(styles.splash, className)}>
      <img src={logo} alt="" className={styles.logo} />
    </div>
  )
}
