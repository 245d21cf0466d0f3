import { createContext, use, type ReactNode } from 'react'
import type { BackOffice } from './back-office.ts'

const ActorsContext = createContext<BackOffice | undefined>(undefined)

export function ActorsProvider({ actors, children }: { actors: BackOffice; children: ReactNode }) {
  return <ActorsContext value={actors}>{children}</ActorsContext>
}

export const useActors = (): BackOffice => {
  const actors = use(ActorsContext)
  if (actors === undefined) throw new Error('Screens of the back office need an ActorsProvider around them')
  return actors
}
