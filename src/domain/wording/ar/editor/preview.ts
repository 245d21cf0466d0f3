import { counted } from '../../counted.ts'
import type { PreviewWords } from '../../en/editor/preview.ts'
import { filled } from '../../template.ts'

export const preview: PreviewWords = {
  name: 'معاينة',
  drafts: 'المسودات',
  changes: counted('ar', {
    zero: 'لا تغييرات',
    one: 'تغيير واحد',
    two: 'تغييران',
    few: '{n} تغييرات',
    many: '{n} تغييراً',
    other: '{n} تغيير',
  }),
  another: 'موعد آخر…',
  show: 'عرض',
  past: 'مضى هذا الوقت. يلزم اختيار وقت لاحق.',
  incomplete: 'يلزم اختيار تاريخ ووقت.',
  differences: counted('ar', {
    zero: 'لا اختلاف في هذه الصفحة',
    one: 'اختلاف واحد في هذه الصفحة',
    two: 'اختلافان في هذه الصفحة',
    few: '{n} اختلافات في هذه الصفحة',
    many: '{n} اختلافاً في هذه الصفحة',
    other: '{n} اختلاف في هذه الصفحة',
  }),
  same: 'لا اختلاف في هذه الصفحة',
  added: 'جديد',
  unpublished: 'مسحوب',
  conflict: filled('تغيّر على الموقع الإلكتروني أيضاً: {fields}. تُظهر هذه المعاينة المسودة.'),
  forms: 'لا تُرسل النماذج هنا شيئاً، ولا تُحسب الزيارات.',
  notSent: 'هذه معاينة. لم يُرسل شيء.',
  own: 'لهذا الحساب، حتى تسجيل الخروج',
  linked: filled('رابط معاينة، صالح حتى {time}'),
  end: 'إنهاء المعاينة',
}
