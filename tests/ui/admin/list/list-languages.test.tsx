import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sourceHash } from '#domain/language/source-hash.ts'
import { samplePicture } from '#ui/sample/office/sample-picture.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const article = (title: string, made: string) => ({
  title,
  image: samplePicture(),
  description: 'It opens.',
  translations: { ar: { title: 'رصيف', description: 'افتتاح' } },
  sources: { ar: { title: sourceHash(made), description: sourceHash('It opens.') } },
})

it('[T53] rows that lack a language or are out of date say so, and others say nothing', async () => {
  const missing = { title: 'Missing', image: samplePicture(), description: '' }
  const newsArticle = [article('Complete', 'Complete'), article('Outdated', 'Former'), missing]
  open({ at: '/NewsList', role: 'CXTeam', items: { newsArticle } })
  const marksOf = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .queryAllByText(/^Arabic/)
      .map((mark) => mark.textContent)
  expect([await marksOf(/Complete/), await marksOf(/Outdated/), await marksOf(/Missing/)]).toEqual([
    [],
    ['Arabic out of date'],
    ['Arabic missing'],
  ])
})
