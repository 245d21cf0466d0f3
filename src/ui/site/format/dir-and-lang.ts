import { isArabic } from '#domain/content/item/is-arabic.ts'

/**
 * Attributes of text that staff wrote. If most of its letters are Arabic, it is right-to-left even if it begins with a
 * Latin name.
 */
export const dirAndLang = (text: string) =>
  isArabic(text) ? { dir: 'rtl', lang: 'ar' } : { dir: 'auto', lang: undefined }
