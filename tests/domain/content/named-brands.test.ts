import { expect, test } from 'vitest'
import { namedBrands } from '#domain/content/item/named-brands.ts'

const brands = ['Jalboot Marine', 'Rutabi Foods', 'Salwan Health', 'Nassaj Digital', 'Brandt and Olsen'].map(
  (title) => ({ title }),
)

test('a service names its brands by title or by how their titles begin', () => {
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
