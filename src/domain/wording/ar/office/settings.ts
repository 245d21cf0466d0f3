import { counted } from '../../counted.ts'
import type { SettingsWords } from '../../en/office/settings.ts'
import { filled } from '../../template.ts'

export const settings: SettingsWords = {
  note: 'للعرض فقط. تُغيَّر الإعدادات عند تشغيل الخادم.',
  none: 'لا إعدادات',
  notProvided: 'لا يوفّر هذا الخادم إعداداته.',
  unknown: 'غير معروف',
  licences: 'تراخيص ما يحتويه هذا المنتج',
  address: {
    title: 'العنوان',
    site: 'الموقع الإلكتروني',
    api: 'الواجهة البرمجية',
    timeZone: 'المنطقة الزمنية',
  },
  mail: {
    title: 'البريد والزيارات',
    notifications: 'رسائل الإشعار',
    byEmail: 'تُرسل بالبريد الإلكتروني',
    inboxOnly: 'غير مفعّلة: تصل الرسائل إلى البريد الوارد فقط',
    replies: 'الردود بالبريد الإلكتروني',
    mailboxes: { read: 'تُقرأ كل دقيقة', away: 'تتعذّر قراءة صندوق البريد، والسبب في سجل الخادم.' },
    pageViews: 'مشاهدات الصفحات',
    analytics: 'تُرسل إلى خدمة تحليلات',
    counted: 'تُحصى في قاعدة البيانات',
  },
  storage: {
    title: 'التخزين',
    database: 'قاعدة البيانات',
    server: 'خادم قاعدة بيانات',
    embedded: 'مدمجة، في مجلد البيانات',
    databaseInUse: 'حجم قاعدة البيانات',
    files: 'الصور والسير الذاتية',
    objectStore: 'مخزن كائنات',
    folder: 'ملفات في مجلد البيانات',
    filesInUse: 'حجم الصور والسير الذاتية',
  },
  limits: {
    title: 'الحدود',
    picture: 'حجم الصورة',
    resume: 'حجم السيرة الذاتية',
    atMost: filled('حتى {size}'),
    forms: 'النماذج لكل عنوان شبكة',
    formsInMinutes: counted('ar', {
      zero: 'حتى {most} في أقل من دقيقة',
      one: 'حتى {most} في الدقيقة',
      two: 'حتى {most} في دقيقتين',
      few: 'حتى {most} في {n} دقائق',
      many: 'حتى {most} في {n} دقيقة',
      other: 'حتى {most} في {n} دقيقة',
    }),
    unlimited: 'بلا حد',
  },
}
