import { counted } from '../../counted.ts'
import type { ImportWords } from '../../en/content/imports.ts'

export const imports: ImportWords = {
  choose: 'اختيار ملف',
  chooseOther: 'اختيار ملف آخر',
  taken: 'ستُستورد',
  same: 'موجودة كما هي',
  refused: 'مستبعدة',
  leftOut: 'المستبعدة',
  row: 'الصف',
  reason: 'السبب',
  untouched: 'لا يتغير شيء قبل الاستيراد.',
  busy: 'جارٍ الاستيراد...',
  trying: 'تجري قراءة الملف...',
  cancel: 'إلغاء',
  content: {
    title: 'استيراد ملف إلى المسودات',
    text: 'ملف \u2066CSV UTF-8\u2069. كل صف جديد أو متغيّر يصبح مسودة، ولا يظهر شيء في الموقع الإلكتروني قبل نشره.',
    columns: 'الأعمدة',
    item: 'العنوان',
    import: counted('ar', {
      zero: 'لا عناصر للاستيراد',
      one: 'استيراد عنصر واحد',
      two: 'استيراد عنصرين',
      few: 'استيراد {n} عناصر',
      many: 'استيراد {n} عنصراً',
      other: 'استيراد {n} عنصر',
    }),
    failed: 'تعذّر استيراد الملف: حدث خطأ ما',
  },
}
