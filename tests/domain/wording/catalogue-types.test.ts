import { expect, test } from 'vitest'
import { count, counted } from '#domain/wording/counted.ts'
import { fill, filled } from '#domain/wording/template.ts'
import type { Translated } from '#domain/wording/translated.ts'

const english = {
  title: 'Careers',
  apply: filled('Apply for {title} at {company}'),
  open: counted('en', { one: '1 open position', other: '{n} open positions' }),
  nested: { removed: counted('en', { one: '{name} is gone', other: '{n} of {name} are gone' }) },
}
type Words = Translated<typeof english>

const arabic: Words = {
  title: 'الوظائف',
  apply: filled('التقديم على {title} في {company}'),
  open: counted('ar', {
    zero: 'لا وظائف',
    one: 'وظيفة شاغرة واحدة',
    two: 'وظيفتان شاغرتان',
    few: '{n} وظائف شاغرة',
    many: '{n} وظيفة شاغرة',
    other: '{n} وظيفة شاغرة',
  }),
  nested: {
    removed: counted('ar', {
      zero: '',
      one: '{name}',
      two: '',
      few: '',
      many: '',
      other: '{n} {name}',
    }),
  },
}

test('fills the placeholders of a template', () => {
  expect(fill(english.apply, { title: 'Diver', company: 'Jalboot' })).toBe('Apply for Diver at Jalboot')
  expect(fill(arabic.apply, { title: 'غواص', company: 'جالبوت' })).toBe('التقديم على غواص في جالبوت')
  expect(count(english.nested.removed, 2000, { name: 'the list' })).toBe('2,000 of the list are gone')
})

test('[T42] chooses the plural form of each language', () => {
  const numbers = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111, 1000]
  expect(numbers.map((n) => count(english.open, n))).toEqual([
    '0 open positions',
    '1 open position',
    ...numbers.slice(2).map((n) => `${n.toLocaleString('en')} open positions`),
  ])
  expect(numbers.map((n) => count(arabic.open, n))).toEqual([
    'لا وظائف',
    'وظيفة شاغرة واحدة',
    'وظيفتان شاغرتان',
    '3 وظائف شاغرة',
    '10 وظائف شاغرة',
    '11 وظيفة شاغرة',
    '99 وظيفة شاغرة',
    '100 وظيفة شاغرة',
    '102 وظيفة شاغرة',
    '103 وظائف شاغرة',
    '111 وظيفة شاغرة',
    '1,000 وظيفة شاغرة',
  ])
})

test('[T57] a catalogue without a key, placeholder or plural form does not compile', () => {
  // @ts-expect-error a key is absent
  const lacksKey: Words['nested'] = {}
  // @ts-expect-error the placeholder {company} is absent
  const lacksPlace: Words['apply'] = filled('التقديم على {title}')
  // @ts-expect-error the English text has no {date}
  const hasMore: Words['apply'] = filled('{title} {company} {date}')
  // @ts-expect-error Arabic has six forms
  const lacksForm: Words['open'] = counted('ar', { one: 'وظيفة', other: 'وظائف' })
  // @ts-expect-error a value is absent
  const lacksValue = () => fill(english.apply, { title: '' })
  expect([lacksKey, lacksPlace, hasMore, lacksForm, lacksValue]).toHaveLength(5)
})
