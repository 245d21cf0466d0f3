import { Button } from '#ui/design/action/button/button.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { useHref } from '../../language/page-language-context.ts'
import * as styles from './share-bar.css.ts'

/** Copies the address of a page, or gives it to the platform's share sheet. The boot script does the work, by the `data-…`. */
export function ShareBar({ path }: { path: string }) {
  const address = useHref()(path)
  const { share } = useSiteWords()
  return (
    // A key per page resets the notice on navigation.
    <div key={path} className={styles.bar}>
      <Button variant="quiet" size="sm" data-share="link" value={address}>
        {share.link}
      </Button>
      <Button variant="quiet" size="sm" data-share="sheet" value={address} className={styles.sheet}>
        {share.sheet}
      </Button>
      <span role="status" className={styles.notice}>
        <span hidden>{share.copied}</span>
      </span>
    </div>
  )
}
