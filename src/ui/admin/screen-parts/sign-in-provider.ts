import { createContext, use } from 'react'

/** Where people sign in instead of with a password here. */
export interface SignInProvider {
  readonly label: string
  /** The endpoint that leads there. */
  readonly start: string
}

/** `undefined` if people sign in by password only. */
export const SignInProviderContext = createContext<SignInProvider | undefined>(undefined)

export const useSignInProvider = (): SignInProvider | undefined => use(SignInProviderContext)
