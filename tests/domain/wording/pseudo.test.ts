import { expect, test } from 'vitest'
import { count, counted } from '#domain/wording/counted.ts'
import { pseudo, pseudoText } from '#domain/wording/pseudo.ts'
import { fill, filled, partsOf } from '#domain/wording/template.ts'
import { textsOf } from '#domain/wording/texts-of.ts'
import { english } from './catalogues.ts'

test('a pseudo-translated catalogue has every text in brackets and its placeholders', () => {
  const words = pseudo({
    save: 'Save',
    more: ['One', 'two'],
    apply: filled('Apply for {title}'),
    open: { jobs: counted('en', { one: '1 open job', other: '{n} open jobs' }) },
  })
  expect([words.save, ...words.more]).toEqual(['⟦Saavee⟧', '⟦OOnee⟧', '⟦twoo⟧'])
  expect(fill(words.apply, { title: 'Diver' })).toBe('⟦AAApply fooor Diver⟧')
  expect(count(words.open.jobs, 2)).toBe('⟦2 ooopeeen jooobs⟧')
})

test.each([...english])('the pseudo-translation of %s is a third longer', (_, words) => {
  const short = textsOf(words).filter(({ text }) => {
    const parts = partsOf(text).filter((part, index) => index % 2 === 0 && /[aeiou]/i.test(part))
    const length = parts.join('').length
    return pseudoText(text).length < text.length + length / 3
  })
  expect(short).toEqual([])
})
