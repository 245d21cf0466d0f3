import type { AccountWords } from '../../en/access/account.ts'
import { filled } from '../../template.ts'

export const personalData: AccountWords['personalData'] = {
  note: 'البحث عمّا أرسله زائر أو متقدم إلى وظيفة، وتصديره أو محوه.',
  none: 'لا بيانات شخصية',
  notOffered: 'لا يستطيع هذا الخادم البحث في البيانات الشخصية.',
  email: 'البريد الإلكتروني',
  find: 'بحث',
  finding: 'جارٍ البحث...',
  of: filled('بيانات {email}'),
  nothing: 'لا توجد بيانات شخصية لهذا البريد الإلكتروني.',
  kinds: {
    enquiries: 'الاستفسارات في البريد الوارد',
    profiles: 'طلبات التوظيف في البريد الوارد',
    messages: 'ردود بالبريد الإلكتروني على رسائل أشخاص آخرين',
    trash: 'العناصر في المحذوفات',
    notifications: 'رسائل الإشعار',
    history: 'قيود السجل',
    files: 'السير الذاتية والمرفقات',
  },
  erasedBefore: filled('مُحيت في {time}. نفّذ المحو: {person}.'),
  erasedBySender: filled('مُحيت في {time}. نفّذ المحو: المُرسِل.'),
  staff: 'يُستخدم هذا البريد الإلكتروني لتسجيل دخول أحد الموظفين. لا يُمحى الحساب، ويُدار في شاشة المستخدمين.',
  export: 'تصدير',
  exporting: 'جارٍ التصدير...',
  erase: 'محو',
  eraseTitle: filled('محو جميع بيانات {email}؟'),
  eraseText: filled(
    '{counts}. لا يمكن التراجع عن ذلك. تبقى النسخ الموجودة في صناديق البريد والملفات المصدّرة والنسخ الاحتياطية.',
  ),
  again: 'كتابة البريد الإلكتروني مرة أخرى',
  different: 'هذا البريد الإلكتروني مختلف',
  keep: 'الإبقاء عليها',
  eraseForGood: 'محو نهائي',
  erasing: 'جارٍ المحو...',
  erased: filled('مُحيت البيانات الشخصية: {counts}.'),
}
