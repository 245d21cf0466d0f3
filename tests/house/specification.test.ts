import { expect, it } from 'vitest'
import { specificationOf } from '../../.storybook/code/specification.ts'

const { chapters, unknown } = specificationOf('.')
const rows = chapters.flatMap((chapter) => chapter.rows)

it('every row of the specification stands in the title of a test', () => {
  expect(rows.length).toBeGreaterThan(130)
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
})

it('no test and no story names a row that is none', () => {
  expect(unknown).toEqual([])
})

it('stories carry rows by their tags', () => {
  const byId = new Map(rows.map((row) => [row.id, row.stories]))
  expect(byId.get('N6')).toEqual(['site-news-page--loading'])
  expect(byId.get('E12')).toEqual(['site-enquiry-popup--refused', 'site-enquiry-popup--raised'])
})
