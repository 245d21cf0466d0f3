import type { ReactNode } from 'react'
import '#ui/design/style/global.css.ts'
import { SkipLink } from '#ui/design/layout/skip-link/skip-link.tsx'
import { Footer } from './footer/footer.tsx'
import type { FrameProps } from './frame-data.ts'
import { Header } from './header/header.tsx'
import { Menu } from './menu/menu.tsx'
import './print.css.ts'
import * as styles from './frame.css.ts'

export function Frame({ children, ...props }: FrameProps & { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header {...props} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer {...props} />
      <Menu {...props} />
    </div>
  )
}
