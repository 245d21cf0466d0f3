import { use } from 'react'
import type { RedirectActors } from '../addresses/redirect-actors.ts'
import { useActors } from './actors-provider.tsx'

/** The actors of old addresses. Suspends until their code is loaded. */
export const useRedirects = (): RedirectActors => use(useActors().staff().redirects())
