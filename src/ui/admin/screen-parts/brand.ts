import { createContext, use } from 'react'

export interface Brand {
  readonly name: string
  /** The address of the logo for dark grounds; the name stands in its place where there is none. */
  readonly logo?: string | undefined
}

export const BrandContext = createContext<Brand>({ name: '' })

export const useBrand = () => use(BrandContext)
