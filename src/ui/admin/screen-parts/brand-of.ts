import type { Brand } from './brand.ts'

/** The brand that the splash shows, which the server has put into the document (P10). */
export const brandOf = (root: Element): Brand => {
  const logo = root.querySelector('img')
  return logo === null ? { name: root.textContent.trim() } : { name: logo.alt, logo: logo.src }
}
