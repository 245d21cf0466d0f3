import { createContext, use } from 'react'

export interface SiteBrand {
  readonly name: string
  /** The address of the logo for dark backgrounds. */
  readonly logo?: string | undefined
}

export const SiteBrandContext = createContext<SiteBrand>({ name: '' })

export const useSiteBrand = () => use(SiteBrandContext)

/** Reads the brand from the splash that the server rendered into the document (P10). */
export const siteBrandIn = (root: Element): SiteBrand => {
  const logo = root.querySelector('img')
  return logo === null ? { name: root.textContent.trim() } : { name: logo.alt, logo: logo.src }
}
