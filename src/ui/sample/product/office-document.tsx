import { useState } from 'react'
import { officeOn } from '#ui/sample/office/sample-office.tsx'
import type { ProductStores } from './product-stores.ts'

/** The back office after its document has loaded, with the session of the stores. */
export function OfficeDocument({ stores, address }: { stores: ProductStores; address: string }) {
  const [{ element }] = useState(() => officeOn(stores, address))
  return element
}
