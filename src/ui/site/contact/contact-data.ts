import type { Read } from '../routes/read.ts'

export interface ContactData {
  /** At the end of the page. */
  readonly picture?: string | undefined
}

/** Reads the home page's first picture. The contact details come with the frame. */
export const readContact = async (read: Read): Promise<ContactData> => {
  const { items } = await read.list('slider', { size: 1 })
  return { picture: items[0]?.image }
}
