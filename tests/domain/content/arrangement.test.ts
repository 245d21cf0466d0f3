import { describe, expect, it } from 'vitest'
import { moved, reachOf } from '#domain/content/list/arrangement.ts'
import { brand } from '#domain/content/brand.ts'
import { pictureOf } from '#domain/content/item/picture-of.ts'
import { portfolioItem } from '#domain/content/portfolio-item.ts'

const items = [
  { id: 'a', year: '1950' },
  { id: 'b', year: '1950' },
  { id: 'c', year: '1962' },
  { id: 'd', year: '1962' },
]
const together = () => 'all'
const byYear = ({ year }: { year: string }) => year
const ids = (list: ReadonlyArray<{ id: string }>) => list.map(({ id }) => id).join('')

describe('a manual order', () => {
  it.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 1, 'abcd'],
    ['a', 99, 'bcda'],
    ['c', -1, 'cabd'],
    ['x', 0, 'abcd'],
  ])('moves %s to %i', (id, to, order) => {
    expect(ids(moved(items, { id, to }, together))).toBe(order)
  })

  it('moves items only within their group', () => {
    expect(reachOf(items, 1, byYear)).toEqual({ first: 0, last: 1 })
    expect(reachOf(items, 2, byYear)).toEqual({ first: 2, last: 3 })
    expect(ids(moved(items, { id: 'a', to: 3 }, byYear))).toBe('bacd')
    expect(ids(moved(items, { id: 'd', to: 0 }, byYear))).toBe('abdc')
  })
})

it('shows an item by its first picture', () => {
  const saved = { id: '1', version: 1, createdAt: '', updatedAt: '', title: '' }
  expect(pictureOf(brand, { ...saved, image: '/media/a', sector: '' })).toBe('/media/a')
  expect(
    pictureOf(portfolioItem, {
      ...saved,
      images: [
        { image: '/media/b', name: '' },
        { image: '/media/c', name: '' },
      ],
    }),
  ).toBe('/media/b')
  expect(pictureOf(portfolioItem, { ...saved, images: [] })).toBeUndefined()
})
