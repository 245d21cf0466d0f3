import { expect, it } from 'vitest'
import { copyOf } from '#domain/content/item/copy-of.ts'
import { afterSave, gapsOf } from '#domain/language/gaps.ts'
import { sourceHash } from '#domain/language/source-hash.ts'

it('marks the copy in its title and copies all other fields', () => {
  const article = { title: 'A fourth berth', image: '/media/berth', description: 'It is open.' }
  expect(copyOf(article)).toEqual({ ...article, title: 'Copy of A fourth berth' })
})

it('copies an item without a title unchanged', () => {
  const person = { name: 'Huda', designation: 'Pilot', image: '/media/huda', description: '' }
  expect(copyOf(person)).toEqual(person)
})

it('[T13] writes the mark in each language and keeps what is out of date', () => {
  const article = {
    title: 'A berth',
    text: 'Open.',
    translations: { ar: { title: 'مرسى', text: 'مفتوح' }, fr: { title: 'Un quai' } },
    sources: { ar: { title: 'x', text: 'y' }, fr: { title: 'x' } },
    outdated: { ar: ['text'] },
  }
  const title = sourceHash('Copy of A berth')
  expect(copyOf(article)).toEqual({
    title: 'Copy of A berth',
    text: 'Open.',
    translations: { ar: { title: 'نسخة من مرسى', text: 'مفتوح' }, fr: { title: 'Un quai' } },
    madeFrom: { ar: { title, text: 'y' }, fr: { title } },
  })
})

it('[T3] writes the mark in the default language of the site', () => {
  const article = { title: 'مرسى', translations: { en: { title: 'A berth' } } }
  expect(copyOf(article, 'ar')).toEqual({
    title: 'نسخة من مرسى',
    translations: { en: { title: 'Copy of A berth' } },
  })
})

const declared = { translated: ['title', 'text'], groups: { sections: { translated: ['title'] } } }
const section = { id: 'a', title: 'Depth', translations: { ar: { title: 'عمق' } } }
const original = {
  title: 'A berth',
  text: 'Open.',
  translations: { ar: { title: 'مرسى', text: 'مفتوح' } },
  sources: { ar: { title: sourceHash('A berth'), text: sourceHash('Open.') } },
  sections: [{ ...section, sources: { ar: { title: sourceHash('Draught') } }, outdated: { ar: ['title'] } }],
}
const gapsAfter = (change: object) =>
  gapsOf(declared, afterSave(declared, {}, { ...copyOf(original), ...change }), 'ar').map(
    ({ path, state }) => `${path} ${state}`,
  )

it('[T13] keeps sections out of date', () => {
  expect(gapsAfter({})).toEqual(['sections.0.title outdated'])
})

it('[T13] makes Arabic out of date if only the English of the copy changes', () => {
  expect(gapsAfter({ title: 'A quay', text: 'Closed.', sections: [] })).toEqual([
    'title outdated',
    'text outdated',
  ])
})
