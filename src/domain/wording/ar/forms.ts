import { counted } from '../counted.ts'
import type { FormsWords } from '../en/forms.ts'
import { filled } from '../template.ts'

const tooLong = filled('أقصى طول لهذا الحقل: {max}')

export const forms: FormsWords = {
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    location: 'الموقع',
    chooseLocation: 'اختيار الموقع',
    type: 'نوع الاستفسار',
    resume: 'السيرة الذاتية',
    resumeHint: 'ملف \u2066PDF\u2069 أو \u2066Word (.docx)\u2069 حتى \u206610 MB\u2069',
    message: 'الرسالة',
    position: 'الوظيفة',
    choosePosition: 'اختيار الوظيفة',
  },
  locations: {
    Bahrain: 'البحرين',
    KSA: 'السعودية',
    UAE: 'الإمارات',
    Kuwait: 'الكويت',
    Qatar: 'قطر',
    Others: 'أخرى',
  },
  types: { General: 'استفسار عام', Business: 'استفسار أعمال' },
  rules: {
    firstName: 'الاسم الأول مطلوب',
    firstNameLength: tooLong,
    lastName: 'اسم العائلة مطلوب',
    lastNameLength: tooLong,
    email: 'البريد الإلكتروني مطلوب',
    emailFormat: 'صيغة البريد الإلكتروني غير صحيحة',
    emailLength: tooLong,
    phone: 'رقم الهاتف مطلوب',
    phoneFormat: 'يُرجى إدخال رقم صحيح من 10 أرقام',
    phoneLength: tooLong,
    companyLength: tooLong,
    location: 'الموقع مطلوب',
    type: 'نوع الاستفسار مطلوب',
    messageLength: tooLong,
    position: 'الوظيفة مطلوبة',
    resume: 'السيرة الذاتية مطلوبة',
    resumeKind: 'يُرجى اختيار ملف \u2066PDF\u2069 أو \u2066Word (.docx)\u2069',
    resumeSize: 'أقصى حجم للملف: \u206610 MB\u2069',
    wrong: counted('ar', {
      zero: 'اكتملت الحقول.',
      one: 'بقي حقل واحد يحتاج إلى مراجعة.',
      two: 'بقي حقلان يحتاجان إلى مراجعة.',
      few: 'بقيت {n} حقول تحتاج إلى مراجعة.',
      many: 'بقي {n} حقلاً يحتاج إلى مراجعة.',
      other: 'بقي {n} حقل يحتاج إلى مراجعة.',
    }),
  },
  refusals: {
    tooOften: 'وصلت نماذج كثيرة في وقت قصير. يُرجى إعادة المحاولة لاحقاً.',
    positionClosed: 'لم يعد التقديم متاحاً لهذه الوظيفة.',
    wrongKind: 'يُرجى اختيار ملف \u2066PDF\u2069 أو \u2066Word (.docx)\u2069.',
    unsafeWord:
      'تعذّرت قراءة ملف \u2066Word\u2069 هذا، أو أنه يحتوي على وحدات ماكرو أو على قالب من الإنترنت. يُرجى حفظه بصيغة \u2066PDF\u2069 واختياره من جديد.',
    tooLarge: 'ما أُرسل أكبر مما يقبله هذا النموذج.',
    malformed: 'تعذّرت قراءة النموذج.',
    otherType: 'أُرسل النموذج بصيغة لا تقبلها هذه الصفحة.',
  },
  failed: { refused: 'تعذّر إرسال النموذج', raised: 'تعذّر الإرسال' },
  sending: 'جارٍ الإرسال...',
  resumeAgain: 'يُرجى اختيار الملف من جديد',
  reference: filled('رقمكم المرجعي: \u2066{reference}\u2069'),
  waiting: {
    title: 'لا يوجد اتصال بالإنترنت',
    change: 'تعديله',
    discard: 'تجاهله',
    unsent: 'لا يوجد اتصال بالإنترنت. ما كتبتموه ما زال هنا، ويمكنكم إرساله عند عودة الاتصال.',
  },
  enquiry: {
    title: 'استفسار',
    submit: 'إرسال الاستفسار',
    waiting: 'سيُرسل استفساركم حال عودة الاتصال. يُرجى إبقاء هذه الصفحة مفتوحة حتى ذلك الحين.',
    waitingOnDevice:
      'استفساركم محفوظ على هذا الجهاز. سيُرسل حال عودة الاتصال، أو عند زيارتكم التالية خلال 24 ساعة.',
    sent: 'تم إرسال الرسالة بنجاح',
  },
  application: {
    submit: 'إرسال الطلب',
    waiting: 'سيُرسل طلبكم حال عودة الاتصال. يُرجى إبقاء هذه الصفحة مفتوحة حتى ذلك الحين.',
    sending: filled('جارٍ إرسال \u2068{file}\u2069'),
    sent: 'وصلنا طلبكم',
    thanks: filled(
      'شكراً لكم، \u2068{name}\u2069. وصلنا طلبكم على وظيفة \u2068{position}\u2069 مع الملف \u2068{file}\u2069، وسنردّ على {email}.',
    ),
    back: 'العودة إلى الوظائف',
    elsewhere: 'التقديم على وظيفة أخرى',
    own: 'طلبكم',
  },
  consent: {
    enquiries:
      'نحتفظ بما ترسلونه لنردّ عليكم، ولا نحتفظ به أطول مما يلزم لذلك. يمكنكم في أي وقت أن تسألونا عمّا نحتفظ به عنكم أو أن تطلبوا حذفه.',
    profiles:
      'نحتفظ بطلبكم وسيرتكم الذاتية لشغل هذه الوظيفة، ولا نحتفظ بهما أطول مما يلزم لذلك. يمكنكم في أي وقت أن تسألونا عمّا نحتفظ به عنكم أو أن تطلبوا حذفه.',
  },
}
