import type { ReactNode } from 'react'
import { classNames } from '#ui/design/style/class-names.ts'
import { mainContent } from './main-content.css.ts'
import { section, wrap } from './width.css.ts'

/** The main content of pages that show only a short message. */
export function MainContent({ children }: { children: ReactNode }) {
  return <div className={classNames(section, wrap, mainContent)}>{children}</div>
}
