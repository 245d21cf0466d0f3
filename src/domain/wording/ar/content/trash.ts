import { counted } from '../../counted.ts'
import type { HistoryWords } from '../../en/content/history.ts'
import { filled } from '../../template.ts'

export const trash: HistoryWords['trash'] = {
  note: filled('يبقى المحذوف هنا {days}.'),
  search: 'البحث في المحذوفات',
  searchHint: 'البحث بالاسم',
  anything: 'الكل',
  selected: counted('ar', {
    zero: 'لم يُحدَّد شيء',
    one: 'حُدِّد عنصر واحد',
    two: 'حُدِّد عنصران',
    few: 'حُدِّدت {n} عناصر',
    many: 'حُدِّد {n} عنصراً',
    other: 'حُدِّد {n} عنصر',
  }),
  selectAll: 'تحديد جميع عناصر هذه الصفحة',
  select: filled('تحديد {name}'),
  none: 'لا توجد نتائج',
  noneText: 'لا عنصر محذوفاً يطابق البحث.',
  empty: 'لا محذوفات',
  emptyText: 'يمكن من هنا استعادة ما يُحذف.',
  columns: {
    name: 'الاسم',
    kind: 'النوع',
    deleted: 'الحذف',
    left: 'المدة المتبقية',
    actions: 'الإجراءات',
  },
  untitled: 'بلا عنوان',
  deletedBy: filled('{time}، {name}'),
  left: counted('ar', {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{n} أيام',
    many: '{n} يوماً',
    other: '{n} يوم',
  }),
  restore: 'استعادة',
  restoreOf: filled('استعادة {name}'),
  erase: 'حذف نهائي',
  eraseOf: filled('حذف {name} نهائياً'),
  erasing: 'جارٍ الحذف...',
  eraseOne: {
    title: 'حذف هذا العنصر نهائياً؟',
    text: filled('يُحذف «{name}» مع سجله. لا يمكن التراجع عن ذلك.'),
    keep: 'الإبقاء عليه',
  },
  eraseSeveral: {
    title: counted('ar', {
      zero: 'لا عناصر للحذف',
      one: 'حذف هذا العنصر نهائياً؟',
      two: 'حذف العنصرين نهائياً؟',
      few: 'حذف {n} عناصر نهائياً؟',
      many: 'حذف {n} عنصراً نهائياً؟',
      other: 'حذف {n} عنصر نهائياً؟',
    }),
    text: 'تُحذف هذه العناصر مع سجلاتها. لا يمكن التراجع عن ذلك.',
    keep: 'الإبقاء عليها',
  },
}
