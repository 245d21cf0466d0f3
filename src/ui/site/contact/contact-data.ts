import type { Read } from '../read.ts'

export interface ContactData {
  /** Closes the page. */
  readonly picture?: string | undefined
}

/** The ways to reach the group come with the frame; the picture is the home page's, the first of its sliders. */
export const readContact = async (read: Read): Promise<ContactData> => {
  const { items } = await read.list('slider', { size: 1 })
  return { picture: items[0]?.image }
}
