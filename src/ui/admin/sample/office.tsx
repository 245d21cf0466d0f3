import { useState } from 'react'
import { sampleOffice, type SampleOfficeOptions } from './sample-office.tsx'

/** The whole back office at one of its addresses, on the memory adapters. */
export function Office(options: SampleOfficeOptions) {
  const [office] = useState(() => sampleOffice(options))
  return office.element
}
