import { createContext, use } from 'react'

/** Where people sign in instead of with a password here. */
export interface Provider {
  readonly label: string
  /** The endpoint that leads there. */
  readonly start: string
}

/** `undefined` if people sign in by password only. */
export const ProviderContext = createContext<Provider | undefined>(undefined)

export const useProvider = (): Provider | undefined => use(ProviderContext)
