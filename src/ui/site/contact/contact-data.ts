import { ownHeadOf, type OwnHead } from '../layout/page-head/own-head.ts'
import type { Read } from '../routes/read.ts'

export interface ContactData {
  readonly head?: OwnHead | undefined
  /** At the end of the page. */
  readonly picture?: string | undefined
}

/** Reads the head of the page, and the home page's first picture if it has none. The contact details come with the frame. */
export const readContact = async (read: Read): Promise<ContactData> => {
  const [details, { items }] = await Promise.all([read.homePage(), read.list('slider', { size: 1 })])
  const head = ownHeadOf(details, 'contact')
  return { head, picture: head?.picture || items[0]?.image }
}
