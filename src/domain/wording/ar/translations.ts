import { counted } from '../counted.ts'
import type { TranslationWords } from '../en/translations.ts'
import { filled } from '../template.ts'

export const translations: TranslationWords = {
  languages: {
    en: 'الإنجليزية',
    ar: 'العربية',
    fr: 'الفرنسية',
    fa: 'الفارسية',
    ur: 'الأردية',
    hi: 'الهندية',
  },
  texts: {
    en: 'النص الإنجليزي',
    ar: 'النص العربي',
    fr: 'النص الفرنسي',
    fa: 'النص الفارسي',
    ur: 'النص الأردي',
    hi: 'النص الهندي',
  },
  beforeLanguage: filled('{label}، '),
  firstLanguage: 'اللغة الأولى',
  missing: 'ناقص',
  missingCount: counted('ar', {
    zero: 'لا حقول ناقصة',
    one: 'حقل ناقص',
    two: 'حقلان ناقصان',
    few: '{n} حقول ناقصة',
    many: '{n} حقلاً ناقصاً',
    other: '{n} حقل ناقص',
  }),
  readersSee: filled('يرى قارئ {language} {text}.'),
  takeDefault: filled('استخدام {text}'),
  outdated: 'غير محدّث',
  outdatedCount: counted('ar', {
    zero: 'لا حقول غير محدّثة',
    one: 'حقل غير محدّث',
    two: 'حقلان غير محدّثين',
    few: '{n} حقول غير محدّثة',
    many: '{n} حقلاً غير محدّث',
    other: '{n} حقل غير محدّث',
  }),
  madeBefore: filled('تُرجم قبل أن يتغيّر {text}.'),
  stillRight: 'ما زال صحيحاً',
  confirmed: 'ما زال صحيحاً، بتأكيدك الآن.',
  undo: 'تراجع',
  nextGap: 'النقص التالي',
  onlyIfDiffers: 'تُترك فارغة لعرض ما في اللغة الأولى.',
}
