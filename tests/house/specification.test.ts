import { expect, it } from 'vitest'
import { outcomeOfTest, type Ran } from '../../.storybook/code/results.ts'
import { specificationOf } from '../../.storybook/code/specification.ts'

const { chapters, unknown } = specificationOf('.')
const rows = chapters.flatMap((chapter) => chapter.rows)

it('every row of the specification has a test', () => {
  expect(rows.length).toBeGreaterThan(130)
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
})

it('no test and no story names an unknown row', () => {
  expect(unknown).toEqual([])
})

it('stories carry rows by their tags', () => {
  const byId = new Map(rows.map((row) => [row.id, row.stories.map(({ id }) => id)]))
  expect(byId.get('N6')).toEqual(['site-news-page--loading'])
  expect(byId.get('E12')).toEqual(['site-enquiry-popup--refused', 'site-enquiry-popup--without-response'])
})

const ran = (title: string, state: Ran['state'], story?: string): Ran => ({
  file: 'tests/ui/a.test.tsx',
  title,
  state,
  ...(story && { story }),
})

it('each test and story has its last result', () => {
  const results = {
    ran: [
      ran('the list > [N3] clicking a title selects it', 'passed'),
      ran('[N4] 2 of 3', 'passed'),
      ran('[N4] 3 of 3', 'failed'),
      ran('[N5] nothing (needs a server)', 'skipped'),
      ran('Loading', 'passed', 'site-news-page--loading'),
    ],
  }
  const of = (title: string) => outcomeOfTest(results, 'tests/ui/a.test.tsx', title)
  expect(of('[N3] clicking a title selects it')).toBe('passed')
  expect(of('the list')).toBe('passed')
  expect(of('[N4] %i of ${count}')).toBe('failed')
  expect(of('[N5] nothing (needs a server)')).toBe('not run')
  expect(outcomeOfTest(results, 'tests/ui/b.test.tsx', '[N3] clicking a title selects it')).toBe('not run')
  const [n6] = specificationOf('.', results)
    .chapters.flatMap((chapter) => chapter.rows)
    .filter(({ id }) => id === 'N6')
  expect(n6?.stories).toEqual([{ id: 'site-news-page--loading', outcome: 'passed' }])
  expect(n6?.tests.map(({ outcome }) => outcome)).toContain('not run')
})

it('has no date without results', () => {
  expect(specificationOf('.', { ran: [] })).not.toHaveProperty('since')
})
