import { counted } from '../../counted.ts'
import type { MailsWords } from '../../en/inbox/mails.ts'
import { filled } from '../../template.ts'

export const mails: MailsWords = {
  staff: {
    enquiries: {
      subject: filled('استفسار من {sender}'),
      lead: filled('وصل استفسار من {sender}.'),
    },
    profiles: {
      subject: filled('طلب توظيف من {name}: {position}'),
      lead: filled('وصل طلب توظيف من {name} لوظيفة {position}.'),
      open: {
        subject: filled('طلب توظيف من {name} دون وظيفة محددة'),
        lead: filled('وصل طلب توظيف من {name} دون وظيفة محددة.'),
      },
    },
    facts: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      location: 'الموقع',
      company: 'الشركة',
      type: 'نوع الاستفسار',
      brand: 'بخصوص',
      subject: 'الموضوع',
      position: 'الوظيفة',
      withoutPosition: 'دون وظيفة محددة',
      resume: 'السيرة الذاتية',
      language: 'اللغة',
      received: 'تاريخ الاستلام',
      reference: 'الرقم المرجعي',
    },
    reply: {
      subject: filled('ردّ من {name} على {reference}'),
      lead: filled('وصل ردّ من {name} عبر صفحة المتابعة.'),
    },
    close: 'الأفضل الردّ من لوحة الإدارة ليراه الزملاء. لا تُسجَّل الرسائل المرسلة من خارجها.',
    link: 'عرض الرسالة في لوحة الإدارة',
  },
  receipt: {
    enquiries: {
      subject: filled('وصلنا استفساركم: {reference}'),
      lead: filled('شكراً لكم. وصل استفساركم إلى {site}.'),
      leadToUs: 'شكراً لكم. وصلنا استفساركم.',
    },
    profiles: {
      subject: filled('وصلنا طلبكم: {reference}'),
      lead: filled('شكراً لكم. وصل طلبكم إلى {site}.'),
      leadToUs: 'شكراً لكم. وصلنا طلبكم.',
    },
    reference: 'رقمكم المرجعي',
    close:
      'اذكروا الرقم المرجعي عند الكتابة أو الاتصال. إذا لم ترسلوا إلينا شيئاً فقد كتب شخص آخر عنوان بريدكم سهواً، ويمكنكم تجاهل هذه الرسالة.',
    link: 'موقعنا الإلكتروني',
    follow: 'متابعة الحالة أو إضافة كلمة',
  },
  wrote: filled('رسالة {name}:'),
  digest: {
    subject: 'رسائل تنتظر الردّ',
    lead: filled('{name}، هذا ما ينتظر الردّ.'),
    overdue: 'متأخرة',
    today: 'موعدها اليوم',
    unowned: 'بلا مسؤول',
    parked: 'ردود تعذّر إرسالها',
    erased: 'رسائل محاها مرسلوها',
    close: 'يمكن إيقاف هذه الرسالة من صفحة الحساب.',
    link: 'فتح لوحة المتابعة',
  },
  expiringToken: {
    subject: filled('رمز الواجهة البرمجية «{token}» ينتهي قريباً'),
    lead: filled('{name}، ينتهي قريباً رمز للواجهة البرمجية أُنشئ من هذا الحساب.'),
    token: 'الرمز',
    begins: 'بدايته',
    until: 'الانتهاء',
    used: 'آخر استخدام',
    close:
      'بعد ذلك تُرفض طلبات البرنامج الذي يستخدمه. إذا كانت الحاجة إليه قائمة فيمكن تجديد الرمز، ولا تتغيّر قيمته.',
    link: 'فتح الربط البرمجي',
  },
  reset: {
    subject: 'تعيين كلمة مرور جديدة',
    subjectOfSite: filled('تعيين كلمة مرور جديدة: {site}'),
    lead: filled('{name}، هذا رابط تعيين كلمة مرور جديدة.'),
    leadOfSite: filled('{name}، هذا رابط تعيين كلمة مرور جديدة في {site}.'),
    account: 'الحساب',
    goodFor: 'مدة الصلاحية',
    minutes: counted('ar', {
      zero: 'أقل من دقيقة، لمرة واحدة',
      one: 'دقيقة واحدة، لمرة واحدة',
      two: 'دقيقتان، لمرة واحدة',
      few: '{n} دقائق، لمرة واحدة',
      many: '{n} دقيقة، لمرة واحدة',
      other: '{n} دقيقة، لمرة واحدة',
    }),
    close:
      'تعيين كلمة مرور جديدة يُنهي جميع الجلسات. إذا لم يُطلب هذا الرابط فيمكن تجاهل هذه الرسالة، وتبقى كلمة المرور كما هي.',
    link: 'تعيين كلمة مرور جديدة',
  },
}
