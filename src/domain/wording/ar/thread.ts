import { counted } from '../counted.ts'
import type { ThreadWords } from '../en/thread.ts'
import { filled } from '../template.ts'

export const thread: ThreadWords = {
  title: 'الإجابات والملاحظات',
  failure: 'تعذّر تحميل الإجابات.',
  retry: 'إعادة المحاولة',
  kinds: { out: 'إجابة', in: 'إضافة من صفحة المتابعة', note: 'ملاحظة للموظفين فقط' },
  sender: 'المرسل',
  spam: 'تبدو مزعجة',
  delivery: {
    waiting: 'في انتظار الإرسال',
    retrying: filled('لم تُرسل بعد، المحاولة التالية {time}'),
    sent: filled('أُرسلت {time}'),
    parked: 'لم تُرسل',
  },
  sendAgain: 'إعادة الإرسال',
  writing: filled('إجابة قيد الكتابة لدى {name}.'),
  form: {
    name: 'الإجابة',
    direction: 'نوع النص',
    answer: 'إجابة',
    note: 'ملاحظة للموظفين',
    language: 'اللغة',
    text: 'النص',
    hint: '\u2066Ctrl Enter\u2069 للإرسال، و\u2066/\u2069 في سطر فارغ لفتح القوالب.',
    send: 'إرسال الإجابة',
    sending: 'جارٍ الإرسال…',
    saveNote: 'حفظ الملاحظة',
    savingNote: 'جارٍ الحفظ…',
    blanks: counted('ar', {
      zero: 'لا فراغات مفتوحة ({n}){names}',
      one: 'فراغ واحد مفتوح: {names}',
      two: 'فراغان مفتوحان: {names}',
      few: '{n} فراغات مفتوحة: {names}',
      many: '{n} فراغاً مفتوحاً: {names}',
      other: '{n} فراغ مفتوح: {names}',
    }),
    footer: 'أسفل كل إجابة:',
    cannot: 'لا يمكن الإجابة عن هذه الرسالة من هنا.',
    sent: 'حُفظت الإجابة وستُرسل.',
    saved: 'حُفظت الملاحظة.',
    failed: 'لم يُرسل النص، وهو باقٍ هنا.',
  },
  conflict: {
    drop: 'ترك نصّي',
    keepAsNote: 'حفظه كملاحظة',
    sendAsWell: 'إرسال نصّي أيضاً',
  },
  templates: {
    open: 'قالب',
    search: 'البحث في القوالب',
    none: 'لا يوجد قالب مناسب.',
  },
}
