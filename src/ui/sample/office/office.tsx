import { useState } from 'react'
import type { Role } from '#domain/role.ts'
import { dataSet } from '#ui/sample/data-sets.ts'
import { network, networkOfSession, withoutNetwork } from '#ui/sample/network.ts'
import { roleOf, useSwitches } from '#ui/sample/switches.ts'
import { useShownActors } from '#ui/sample/shown-states.ts'
import { sampleOffice, type SampleOfficeOptions } from './sample-office.tsx'

export interface OfficeProps extends Omit<SampleOfficeOptions, 'role'> {
  /** Who looks, whatever the toolbar says. */
  readonly role?: Role | 'nobody'
  /** Who looks as long as the toolbar says nothing; nobody by default. */
  readonly usualRole?: Role
}

/** The whole back office at one of its addresses, on the memory adapters; what a story does not say the toolbar does. */
export function Office({ role, usualRole, ...options }: OfficeProps) {
  const switches = useSwitches()
  const [office] = useState(() =>
    withoutNetwork(() =>
      sampleOffice({
        behaviour: network,
        signingIn: networkOfSession,
        ...dataSet(switches.data),
        ...options,
        role: roleOf(role, switches.role, usualRole),
      }),
    ),
  )
  useShownActors(office.shown)
  return office.element
}
