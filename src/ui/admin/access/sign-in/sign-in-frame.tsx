import type { ReactNode } from 'react'
import { BrandLogo } from '../../screen-parts/brand-logo.tsx'
import { useTitle } from '../../screen-parts/use-title.ts'
import riwaq from './riwaq.svg?no-inline'
import * as styles from './sign-in.css.ts'

export interface SignInFrameProps {
  title: string
  lead: string
  children: ReactNode
  hint: ReactNode
  footer?: ReactNode
}

/** The frame of the pages that need no sign-in. */
export function SignInFrame({ title, lead, children, hint, footer }: SignInFrameProps) {
  useTitle(title)
  return (
    <main className={styles.page}>
      <div className={styles.picture}>
        <img src={riwaq} alt="" className={styles.art} />
        <div className={styles.logo}>
          <BrandLogo size="md" />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.column}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {children}
          <p className={styles.hint}>{hint}</p>
          {footer}
        </div>
      </div>
    </main>
  )
}
