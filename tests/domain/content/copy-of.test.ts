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
