import type { LanguageBoardWords } from '../../en/content/language-board.ts'
import { filled } from '../../template.ts'

export const languageBoard: LanguageBoardWords = {
  opening: {
    isOpen: filled('{language} متاحة للزوار'),
    open: filled(
      'يمكن للزوار الانتقال إلى {language} في {address}. وما لم يُترجم يظهر لهم فيه {text} مع إشارة إلى لغته.',
    ),
    none: 'لا لغات متاحة للزوار',
    closed: filled('لا يجد الزوار شيئاً في {address}. ويظهر {text} في لوحة الإدارة وحدها.'),
  },
  board: {
    note: filled('{language} هي اللغة الافتراضية. وكل رقم رابط إلى قائمته.'),
    single: 'لغة واحدة',
    singleText: 'تُحدَّد اللغات الأخرى عند تشغيل الخادم.',
    summary: filled('المكتملة: {complete} من {total}، الناقصة: {missing}، التي تحتاج إلى تحديث: {outdated}'),
    content: 'المحتوى',
    all: filled('في {language}'),
    states: { complete: 'مكتملة', missing: 'ناقصة', outdated: 'تحتاج إلى تحديث' },
    share: 'النسبة',
    linkTo: {
      complete: filled('{n} مكتملة في {list}'),
      missing: filled('{n} ناقصة في {list}'),
      outdated: filled('{n} تحتاج إلى تحديث في {list}'),
    },
    noGap: 'لا نقص',
    nextIn: filled('النقص التالي في {list}'),
    legend: {
      missing: filled('ناقصة: يظهر للقارئ {text} مع إشارة إلى لغته'),
      outdated: filled('تحتاج إلى تحديث: تغيّر {text} بعد الترجمة'),
    },
  },
}
