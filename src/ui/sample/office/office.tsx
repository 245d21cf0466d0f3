import { use, useState } from 'react'
import type { Role } from '#domain/access/role.ts'
import { dataSet } from '#ui/sample/data-sets.ts'
import { network, networkOfSession, withInstantStores } from '#ui/sample/network.ts'
import { roleOf, useSwitches } from '#ui/sample/switches.ts'
import { TranslatedWords } from '#ui/words/words.ts'
import { useShownActors } from '#ui/sample/shown-states.ts'
import { sampleOffice, type SampleOfficeOptions } from './sample-office.tsx'

export interface OfficeProps extends Omit<SampleOfficeOptions, 'role'> {
  /** The signed-in role, regardless of the toolbar. */
  readonly role?: Role | 'signed out'
  /** The role if the toolbar chooses none; by default signed out. */
  readonly defaultRole?: Role
}

/** The whole back office at one of its addresses, on the memory adapters; the toolbar sets what the story does not. */
export function Office({ role, defaultRole, ...options }: OfficeProps) {
  const switches = useSwitches()
  const words = use(TranslatedWords)
  const [office] = useState(() =>
    withInstantStores(() =>
      sampleOffice({
        behaviour: network,
        signingIn: networkOfSession,
        words,
        ...dataSet(switches.data),
        ...options,
        role: roleOf(role, switches.role, defaultRole),
      }),
    ),
  )
  useShownActors(office.shown)
  return office.element
}
