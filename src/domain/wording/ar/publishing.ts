import type { PublishingWords } from '../en/publishing.ts'
import { filled } from '../template.ts'

export const publishing: PublishingWords = {
  schedule: {
    new: {
      title: 'جدولة هذا التغيير',
      text: 'يظهر التغيير على الموقع الإلكتروني في هذا الموعد، ولا يراه الزوار قبله.',
      back: 'إعادة ما كان في…',
      save: 'جدولة',
      saveAt: filled('جدولة في {time}'),
    },
    move: {
      title: 'نقل موعد هذا التغيير',
      text: 'لا يرى الزوار التغيير قبل موعده الجديد.',
      back: 'إعادة ما كان في…',
      save: 'نقل',
      saveAt: filled('نقل إلى {time}'),
    },
    unpublish: {
      title: 'سحب هذا العنصر من الموقع',
      text: 'يغادر العنصر الموقع الإلكتروني ويحتفظ بعنوانه، ويمكن نشره من جديد.',
      back: 'إعادة النشر في…',
      save: 'سحب من الموقع',
      saveAt: filled('سحب من الموقع في {time}'),
    },
    when: 'الموعد',
    now: 'الآن',
    later: 'في موعد محدد',
    date: 'التاريخ',
    time: 'الوقت',
    zone: filled('{zone}، {offset}'),
    own: filled('بالتوقيت المحلي: {time} ({zone})'),
    moved: filled('تُقدَّم الساعة في هذا اليوم، فلا وجود لهذا الوقت. سيكون الموعد {time}.'),
    which: 'تُؤخَّر الساعة في هذا اليوم، فيتكرر هذا الوقت. أيّهما المقصود؟',
    first: filled('الأول ({offset})'),
    second: filled('الثاني ({offset})'),
    backText: 'يعود ما يتغيّر إلى ما هو عليه الآن. ويبقى ما يغيّره آخرون في هذه الأثناء.',
    release: 'الإصدار',
    releaseText: 'تُنقل تغييرات الإصدار الواحد وتُنشر وتُتجاهل معاً.',
    cancel: 'إلغاء',
    saving: 'جارٍ الحفظ...',
  },
}
