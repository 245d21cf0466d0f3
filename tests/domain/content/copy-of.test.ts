import { expect, it } from 'vitest'
import { copyOf } from '#domain/content/item/copy-of.ts'

it('a copy says in its title what it is, and is the same in the rest', () => {
  const article = { title: 'A fourth berth', image: '/media/berth', description: 'It is open.' }
  expect(copyOf(article)).toEqual({ ...article, title: 'Copy of A fourth berth' })
})

it('a copy of what has no title is the same in everything', () => {
  const person = { name: 'Huda', designation: 'Pilot', image: '/media/huda', description: '' }
  expect(copyOf(person)).toEqual(person)
})
