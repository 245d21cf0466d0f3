import { expect, test } from 'vitest'
import { namedBrands } from '#domain/content/item/named-brands.ts'

const brands = ['Jalboot Marine', 'Rutabi Foods', 'Salwan Health', 'Nassaj Digital', 'Brandt and Olsen'].map(
  (title) => ({ title }),
)

test('matches the brands of a service by title or by its beginning', () => {
  const companies = {
    'Jalboot Marine': ['Jalboot Marine'],
    'Brandt and Olsen': ['Brandt and Olsen'],
    'Rutabi, Salwan and Nassaj': ['Rutabi Foods', 'Salwan Health', 'Nassaj Digital'],
    'Rutabi and Somebody': [],
    Jal: [],
    '': [],
  }
  const named = Object.keys(companies).map((each) => [
    each,
    namedBrands(each, brands).map(({ title }) => title),
  ])
  expect(Object.fromEntries(named)).toEqual(companies)
})
