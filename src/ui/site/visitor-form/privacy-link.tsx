import { createContext, use } from 'react'
import { privacyAddress } from '#domain/content/page/page-address.ts'
import { useHref } from '../language/page-language-context.ts'
import { TextWithin } from '../language/text-within.tsx'
import type { LinkedPage } from '../layout/frame/frame-data.ts'
import * as styles from './visitor-form.css.ts'

/** The own pages that every page knows. */
export const OwnPagesContext = createContext<ReadonlyArray<LinkedPage> | undefined>(undefined)

/** Follows the consent text, if the site has a privacy page. */
export function PrivacyLink() {
  const hrefOf = useHref()
  const page = use(OwnPagesContext)?.find(({ address }) => address === privacyAddress)
  return (
    page && (
      <>
        {' '}
        <a href={hrefOf(page.address)} className={styles.privacy}>
          <TextWithin of={page} field="title" />
        </a>
      </>
    )
  )
}
