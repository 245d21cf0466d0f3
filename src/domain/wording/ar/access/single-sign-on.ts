import type { SingleSignOnWords } from '../../en/access/single-sign-on.ts'

export const singleSignOn: SingleSignOnWords = {
  title: 'تسجيل الدخول',
  entering: 'جارٍ تسجيل الدخول...',
  refused: {
    noRole: 'لا دور لهذا الحساب هنا',
    emailTaken:
      'هذا البريد الإلكتروني مستخدم في حساب آخر هنا. يلزم تسجيل الدخول إليه بكلمة مروره، ثم ربطه في صفحة الحساب.',
    noEmail: 'ليس لهذا الحساب بريد إلكتروني يصلح هنا.',
    linkedElsewhere: 'يوجد هنا حساب آخر سبق ربطه.',
    lastAdmin: 'لا يمكن ربط آخر مدير نظام محلي.',
    tooOften: 'محاولات كثيرة. يُرجى إعادة المحاولة بعد بضع دقائق.',
    failed: 'لم يتم تسجيل الدخول. يُرجى إعادة المحاولة.',
  },
  back: 'العودة إلى تسجيل الدخول',
}
