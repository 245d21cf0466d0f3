import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Drafts } from '#ports/content/drafts.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

// Seen failing with 'title, title, Arabic', which reads as three fields.
it('[W3] names changed fields with their languages in brackets', async () => {
  const { heading, router, runtime } = open({ at: '/NewsList', role: 'Admin', missing: [] })
  await heading('News')
  const fields = { title: 'Drafted', translations: { ar: { title: 'مسودة' } } }
  const draft = { subject: 'newsArticle', itemId: '6', action: 'publish', fields } as const
  await runtime.runPromise(Drafts.use((port) => port.add(draft)))
  router.history.push('/admin/EditNews/6')
  expect(await screen.findByText(/Will change: title, title \(Arabic\)\./)).toBeTruthy()
})

it('[T13] shows that Arabic in the draft of a new article is older than its English', async () => {
  const { heading, router, runtime, user } = open({ at: '/NewsList', role: 'Admin', missing: ['richText'] })
  await heading('News')
  const fields = { title: 'Drafted', translations: { ar: { title: 'مسودة' } } }
  const draft = { subject: 'newsArticle', itemId: '', action: 'publish', fields } as const
  const { id } = await runtime.runPromise(Drafts.use((port) => port.add(draft)))
  router.history.push(`/admin/AddNews?draft=${id}`)
  await user.type(await screen.findByLabelText('Title'), ' again')
  expect(await screen.findByRole('button', { name: 'Still right' })).toBeTruthy()
})

// Seen failing: it named the text of the form twice, as a text and as a formatted text.
it('[W3] names a formatted text once in each language', async () => {
  const { heading, router, runtime } = open({ at: '/NewsList', role: 'Admin', missing: [] })
  await heading('News')
  const body = (text: string) => ({ blocks: [{ type: 'heading', level: 2, text: [{ text }] }] }) as const
  const fields = { body: body('Power'), translations: { ar: { body: body('الطاقة') } } }
  const draft = { subject: 'newsArticle', itemId: '6', action: 'publish', fields } as const
  await runtime.runPromise(Drafts.use((port) => port.add(draft)))
  router.history.push('/admin/EditNews/6')
  const sentence = await screen.findByText(/Will change: /)
  const [, named = ''] = /Will change: ([^.]*)\./u.exec(sentence.textContent) ?? []
  expect(new Set(named.split(', '))).toEqual(new Set(['description', 'description (Arabic)']))
})
