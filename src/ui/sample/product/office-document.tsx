import { use, useState } from 'react'
import { officeOn } from '#ui/sample/office/sample-office.tsx'
import { TranslatedWords } from '#ui/words/words.ts'
import type { ProductStores } from './product-stores.ts'

/** The back office after its document has loaded, with the session of the stores. */
export function OfficeDocument({ stores, address }: { stores: ProductStores; address: string }) {
  const words = use(TranslatedWords)
  const [{ element }] = useState(() => officeOn(stores, address, words))
  return element
}
