import { counted } from '../../counted.ts'
import type { FormRulesWords } from '../../en/site/form-rules.ts'
import { filled } from '../../template.ts'

export const formRules: FormRulesWords = {
  firstName: 'الاسم الأول مطلوب',
  firstNameLength: filled('أقصى طول لهذا الحقل: {max}'),
  lastName: 'اسم العائلة مطلوب',
  lastNameLength: filled('أقصى طول لهذا الحقل: {max}'),
  email: 'البريد الإلكتروني مطلوب',
  emailFormat: 'صيغة البريد الإلكتروني غير صحيحة',
  emailLength: filled('أقصى طول لهذا الحقل: {max}'),
  phone: 'رقم الهاتف مطلوب',
  phoneFormat: 'يُرجى إدخال رقم صحيح من 10 أرقام',
  phoneLength: filled('أقصى طول لهذا الحقل: {max}'),
  companyLength: filled('أقصى طول لهذا الحقل: {max}'),
  location: 'الموقع مطلوب',
  type: 'نوع الاستفسار مطلوب',
  messageLength: filled('أقصى طول لهذا الحقل: {max}'),
  position: 'الوظيفة مطلوبة',
  resume: 'السيرة الذاتية مطلوبة',
  resumeKind: 'يُرجى اختيار ملف \u2066PDF\u2069 أو \u2066Word (.docx)\u2069',
  resumeSize: 'أقصى حجم للملف: \u206610\u00a0MB\u2069',
  wrong: counted('ar', {
    zero: 'اكتملت الحقول.',
    one: 'بقي حقل واحد يحتاج إلى مراجعة.',
    two: 'بقي حقلان يحتاجان إلى مراجعة.',
    few: 'بقيت {n} حقول تحتاج إلى مراجعة.',
    many: 'بقي {n} حقلاً يحتاج إلى مراجعة.',
    other: 'بقي {n} حقل يحتاج إلى مراجعة.',
  }),
}
