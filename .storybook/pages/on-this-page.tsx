import { Unstyled } from '@storybook/addon-docs/blocks'
import { useCallback, useState } from 'react'
import * as styles from './pages.css.ts'

interface Heading {
  readonly id: string
  readonly title: string
}

/** Links to the sections of a long page, past the frames of its stories. */
export function OnThisPage() {
  const [headings, setHeadings] = useState<ReadonlyArray<Heading>>([])
  const collect = useCallback((nav: HTMLElement | null) => {
    const found = [...(nav?.closest('main')?.querySelectorAll('h2[id]') ?? [])]
    setHeadings(found.map(({ id, textContent }) => ({ id, title: textContent.trim() })))
  }, [])
  return (
    <Unstyled>
      <nav ref={collect} aria-label="On this page" className={styles.contents}>
        {headings.map(({ id, title }) => (
          // Links of Storybook's preview open in the outer window otherwise.
          <a key={id} href={`#${id}`} target="_self" className={styles.link}>
            {title}
          </a>
        ))}
      </nav>
    </Unstyled>
  )
}
