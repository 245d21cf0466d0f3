import { expect, test } from 'vitest'
import { forms as arabicForms } from '#domain/wording/ar/site/forms.ts'
import { mails as arabicMails } from '#domain/wording/ar/inbox/mails.ts'
import { site as arabicSite } from '#domain/wording/ar/site/site.ts'
import { count } from '#domain/wording/counted.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { mails } from '#domain/wording/en/inbox/mails.ts'
import { site } from '#domain/wording/en/site/site.ts'

const numbers = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111, 1000]

test('[T42] the counted texts of visitors are right in English', () => {
  const table = numbers.map((n) => [
    count(site.careers.open, n),
    count(forms.rules.wrong, n),
    count(mails.reset.minutes, n),
  ])
  expect(table).toEqual(
    numbers.map((n) =>
      n === 1
        ? ['1 open position', '1 field needs another look.', '1 minute, once']
        : ['open positions', 'fields need another look.', 'minutes, once'].map(
            (text) => `${n.toLocaleString('en')} ${text}`,
          ),
    ),
  )
})

test('[T42] the counted texts of visitors are right in Arabic', () => {
  const table = numbers.map((n) => [count(arabicSite.careers.open, n), count(arabicForms.rules.wrong, n)])
  expect(table).toEqual([
    ['لا توجد وظائف شاغرة اليوم.', 'اكتملت الحقول.'],
    ['وظيفة شاغرة واحدة', 'بقي حقل واحد يحتاج إلى مراجعة.'],
    ['وظيفتان شاغرتان', 'بقي حقلان يحتاجان إلى مراجعة.'],
    ['3 وظائف شاغرة', 'بقيت 3 حقول تحتاج إلى مراجعة.'],
    ['10 وظائف شاغرة', 'بقيت 10 حقول تحتاج إلى مراجعة.'],
    ['11 وظيفة شاغرة', 'بقي 11 حقلاً يحتاج إلى مراجعة.'],
    ['99 وظيفة شاغرة', 'بقي 99 حقلاً يحتاج إلى مراجعة.'],
    ['100 وظيفة شاغرة', 'بقي 100 حقل يحتاج إلى مراجعة.'],
    ['101 وظيفة شاغرة', 'بقي 101 حقل يحتاج إلى مراجعة.'],
    ['102 وظيفة شاغرة', 'بقي 102 حقل يحتاج إلى مراجعة.'],
    ['103 وظائف شاغرة', 'بقيت 103 حقول تحتاج إلى مراجعة.'],
    ['111 وظيفة شاغرة', 'بقي 111 حقلاً يحتاج إلى مراجعة.'],
    ['1,000 وظيفة شاغرة', 'بقي 1,000 حقل يحتاج إلى مراجعة.'],
  ])
  expect([1, 2, 10, 60, 100].map((n) => count(arabicMails.reset.minutes, n))).toEqual([
    'دقيقة واحدة، لمرة واحدة',
    'دقيقتان، لمرة واحدة',
    '10 دقائق، لمرة واحدة',
    '60 دقيقة، لمرة واحدة',
    '100 دقيقة، لمرة واحدة',
  ])
})
