import { useState } from 'react'
import { officeOn } from '#ui/sample/office/sample-office.tsx'
import type { ProductStores } from './product-stores.ts'

/** The back office as it starts when its document is loaded: whoever is signed in still is. */
export function OfficeDocument({ stores, address }: { stores: ProductStores; address: string }) {
  const [{ element }] = useState(() => officeOn(stores, address))
  return element
}
