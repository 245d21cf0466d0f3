import { type FormEvent, use, useLayoutEffect, useState } from 'react'
import type { Role } from '#domain/access/role.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { officeOn } from '#ui/sample/office/sample-office.tsx'
import { TranslatedWords } from '#ui/words/words.ts'
import { storyRole, useSwitches } from '../switches.ts'
import { onLeaving } from './leaving.ts'
import * as styles from './product.css.ts'
import { productStores, type ProductStores } from './product-stores.ts'
import { SiteDocument } from './site-document.tsx'

const isOfOffice = (address: string) => /^\/admin(?=[/?#]|$)/i.test(address)

/** The back office after its document has loaded, with the session of the stores. */
function OfficeDocument({ stores, address }: { stores: ProductStores; address: string }) {
  const words = use(TranslatedWords)
  const [{ element }] = useState(() => officeOn(stores, address, words))
  return element
}

export interface ProductProps {
  at: string
  /** The role that signs in if the toolbar chooses none; by default the session stays as it is. */
  usualRole?: Role
}

/** The whole product on one set of stores, with navigation between its two documents. */
export function Product({ at, usualRole }: ProductProps) {
  const { role, data } = useSwitches()
  const [stores] = useState(() => productStores(data, role === storyRole ? usualRole : role))
  // Counts loads, as loading the same address again creates a new document.
  const [opened, setOpened] = useState({ address: at, load: 0 })
  const go = (address: string) => setOpened(({ load }) => ({ address, load: load + 1 }))
  // In a layout effect: the document's router may redirect as soon as it loads.
  useLayoutEffect(() => onLeaving(go), [])

  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    if (typeof address === 'string') go(address)
  }
  const { address, load } = opened
  return (
    <>
      {isOfOffice(address) ? (
        <OfficeDocument key={`office ${load}`} stores={stores} address={address} />
      ) : (
        <SiteDocument stores={stores} address={address} />
      )}
      <form key={`bar ${load}`} className={styles.bar} aria-label="Address" onSubmit={follow}>
        <div className={styles.address}>
          <TextInput dir="ltr" name="address" aria-label="Address" defaultValue={address} />
        </div>
        <Button type="submit" variant="quiet">
          Go
        </Button>
      </form>
    </>
  )
}
