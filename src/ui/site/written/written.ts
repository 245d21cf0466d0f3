import { isArabic } from '#domain/content/item/is-arabic.ts'

/** How a text that staff wrote is set: in its own direction, and read by an Arabic voice where most of its letters are Arabic. */
export const written = (text: string) => ({
  dir: 'auto',
  lang: isArabic(text) ? 'ar' : undefined,
})
