import type { ReactNode } from 'react'
import { classNames } from '#ui/design/style/class-names.ts'
import { matter } from './matter.css.ts'
import { section, wrap } from './width.css.ts'

/** Where a page has only a word to say. */
export function MainContent({ children }: { children: ReactNode }) {
  return <div className={classNames(section, wrap, matter)}>{children}</div>
}
