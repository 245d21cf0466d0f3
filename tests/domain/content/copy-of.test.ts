import { expect, it } from 'vitest'
import { copyOf } from '#domain/content/item/copy-of.ts'

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
  expect(copyOf(article)).toEqual({
    title: 'Copy of A berth',
    text: 'Open.',
    translations: { ar: { title: 'نسخة من مرسى', text: 'مفتوح' }, fr: { title: 'Un quai' } },
    madeFrom: { ar: { text: 'y' } },
  })
})
