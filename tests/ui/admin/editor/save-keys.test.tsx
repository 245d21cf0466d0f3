import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

it('neither publishes nor saves by keys while a dialog is open', async () => {
  const { user, runtime, heading, router } = open({ at: '/NewsList', role: 'Admin', missing: ['richText'] })
  await heading('News')
  const draft = {
    subject: 'newsArticle',
    itemId: '6',
    action: 'publish',
    fields: { title: 'Drafted' },
  } as const
  await runtime.runPromise(Drafts.use((port) => port.add(draft)))
  router.history.push('/admin/EditNews/6')
  await screen.findByDisplayValue('Drafted')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: /^Schedule/ }))
  await screen.findByRole('dialog')
  await user.keyboard('{Control>}{Enter}{/Control}{Control>}s{/Control}')
  const live = await runtime.runPromise(Contents.use((port) => port.get(newsArticle, '6')))
  const drafts = await runtime.runPromise(Drafts.use((port) => port.list({ subjects: ['newsArticle'] })))
  expect([live.title, drafts.items[0]?.version]).toEqual(['Jalboot Marine opens a fourth berth at Hidd', 1])
  expect(screen.getByRole('dialog')).toBeTruthy()
})
