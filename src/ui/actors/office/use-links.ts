import { use } from 'react'
import type { LinkActors } from '../links/link-actors.ts'
import { useActors } from './actors-provider.tsx'

/** The actors of links. Suspends until their code is loaded. */
export const useLinks = (): LinkActors => use(useActors().staff().links())
