import { isArabic } from '#domain/content/item/is-arabic.ts'

/** Attributes of text that staff wrote: its direction, and the language if most of its letters are Arabic. */
export const dirAndLang = (text: string) => ({
  dir: 'auto',
  lang: isArabic(text) ? 'ar' : undefined,
})
