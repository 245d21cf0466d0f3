import { expect, test } from 'vitest'
import { counted } from '#domain/wording/counted.ts'
import { filled } from '#domain/wording/template.ts'
import { arabic, english } from './catalogues.ts'
import { faultsOf } from './faults-of.ts'

test('[T57] every area has an Arabic catalogue', () => {
  expect([...arabic.keys()]).toEqual([...english.keys()])
  expect([...english.values(), ...arabic.values()].map((words) => typeof words)).not.toContain('undefined')
})

test.each([...english])('[T57] the Arabic texts of %s have no faults', (area, words) => {
  expect(faultsOf(words, arabic.get(area))).toEqual([])
})

test('[T57] an Arabic text is Arabic and has the placeholders of the English one', () => {
  const words = {
    title: 'Careers',
    code: '404',
    of: filled('{n} of {all}'),
    open: counted('en', { one: '1 of {all}', other: '{n} of {all}' }),
  }
  const forms = { zero: '{all}', one: 'واحد من {all}', two: 'اثنان من {all}', few: '{n} من {all}' }
  const right = {
    title: 'الوظائف',
    code: '404',
    of: filled('{all}: {n}'),
    open: counted('ar', { ...forms, many: '{n} من {all}', other: '{n} من {all}' }),
  }
  expect(faultsOf(words, right)).toEqual([])
  expect(
    faultsOf(words, {
      title: 'Careers',
      code: '٤٠٤',
      of: filled('{n} من'),
      open: counted('ar', { ...forms, two: 'اثنان', many: '{some}, {all}', other: 'عدد!' }),
    }),
  ).toEqual([
    'title has Latin letters',
    'title is the English text',
    'code has other digits than 0 to 9',
    'of has other placeholders',
    'open two has other placeholders',
    'open many has other placeholders',
    'open many has Latin punctuation or tatweel',
    'open other has other placeholders',
    'open other has an exclamation mark',
  ])
})
