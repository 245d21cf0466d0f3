import { useState } from 'react'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useAddressWords } from '#ui/words/office/use-address-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { useOwnLocation } from '../../shell/navigation/own-location.ts'
import { ListStrip } from '../../publishing/scheduled/list-strip.tsx'
import { useTitle } from '../../screen-parts/use-title.ts'
import * as styles from './addresses.css.ts'
import { deadLists, DeadLinksPanel } from './dead-links-panel.tsx'
import { missingLists, MissingPanel } from './missing-panel.tsx'
import { RedirectImport } from './redirect-import.tsx'
import { RedirectsPanel } from './redirects-panel.tsx'

const currentOf = (list: unknown) => {
  if (deadLists.some((dead) => dead === list)) return 'dead'
  return missingLists.some((missing) => missing === list) ? 'missing' : undefined
}

/** Where old addresses lead, what visitors asked for in vain, and links that lead nowhere. */
export function AddressesScreen() {
  const { search } = useOwnLocation()
  const words = useAddressWords()
  const title = useOfficeWords().screens.Addresses
  const [adding, setAdding] = useState(false)
  const [importing, setImporting] = useState(false)
  /** Changes after an import, so that the list is fetched again. */
  const [imports, setImports] = useState(0)
  const current = currentOf(search['list'])
  const offersLinks = useHasFeature()('links')
  const mayChange = useMayChangeLive()
  useTitle(title)
  return (
    <>
      <PageTitle
        title={title}
        note={words.note}
        actions={
          mayChange &&
          current === undefined && (
            <>
              <Button size="sm" variant="quiet" onClick={() => setImporting(true)}>
                <Icon name="upload" size="md" />
                {words.import}
              </Button>
              <Button size="sm" onClick={() => setAdding(true)}>
                <Icon name="plus" size="md" />
                {words.add}
              </Button>
            </>
          )
        }
      />
      {!mayChange && <Notice className={styles.approval}>{words.approval}</Notice>}
      <ListStrip
        screen="Addresses"
        label={title}
        current={current}
        entries={[
          { list: undefined, name: words.tabs.old },
          { list: 'missing', name: words.tabs.missing },
          ...(offersLinks ? [{ list: 'dead', name: words.tabs.dead }] : []),
        ]}
      />
      <div className={styles.panel}>
        {current === 'missing' && <MissingPanel />}
        {current === 'dead' && <DeadLinksPanel />}
        {current === undefined && (
          <RedirectsPanel key={imports} adding={adding} onAdded={() => setAdding(false)} />
        )}
        {importing && (
          <RedirectImport
            onClose={(imported) => {
              setImporting(false)
              if (imported) setImports(imports + 1)
            }}
          />
        )}
      </div>
    </>
  )
}
