import type { MailColumnWords } from '../en/mail-columns.ts'
import { filled } from '../template.ts'

export const mailColumns: MailColumnWords = {
  received: filled('تاريخ الاستلام (\u2066{zone}\u2069)'),
  reference: 'الرقم المرجعي',
  status: 'الحالة',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  company: 'الشركة',
  location: 'الموقع',
  type: 'نوع الاستفسار',
  position: 'الوظيفة',
  withoutPosition: 'دون وظيفة محددة',
  message: 'الرسالة',
  resumeName: 'السيرة الذاتية',
  note: 'الملاحظة',
  consent: 'نسخة إشعار الخصوصية',
  language: 'اللغة',
  owner: 'المسؤول',
  due: filled('موعد الردّ (\u2066{zone}\u2069)'),
  answered: filled('أول ردّ (\u2066{zone}\u2069)'),
  brand: 'بخصوص الشركة',
  subject: 'الموضوع',
}
