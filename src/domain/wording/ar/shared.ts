import type { SharedWords } from '../en/shared.ts'

export const shared: SharedWords = {
  notFound: {
    code: '404',
    message: 'عذراً! الصفحة التي تبحثون عنها غير موجودة.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
}
