import { createContext, use, type ReactNode } from 'react'
import type { BackOffice } from './back-office.ts'

const ActorsContext = createContext<BackOffice | undefined>(undefined)

/** Hands the actors to the screens, which see nothing of what is behind them. */
export function ActorsProvider({ actors, children }: { actors: BackOffice; children: ReactNode }) {
  return <ActorsContext value={actors}>{children}</ActorsContext>
}

export const useActors = (): BackOffice => {
  const actors = use(ActorsContext)
  if (actors === undefined) throw new Error('The screens of the back office stand inside an ActorsProvider')
  return actors
}
