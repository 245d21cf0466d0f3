import { afterAll, describe, expect, test } from 'vitest'
import { wireNames } from '#adapters/http/wire-names.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { listOf, resultsOf, startWithDrafts } from '../../support/calls/draft-calls.ts'
import { someAccount } from '../../support/calls/some-account.ts'

const { server, admin, picture, addItem, drafted, fieldsOf } = await startWithDrafts()
afterAll(() => server.stop())

const marked = { needsApproval: true }
const { client: drafting, ...drafter } = await someAccount(server, 'noura', 'CXTeam', marked)
const { client: other } = await someAccount(server, 'salem', 'CXTeam', marked)
const { client: draftingHr } = await someAccount(server, 'huda', 'Hr', marked)
const reviewer = await server.as('CXTeam')

const message = 'Your account needs approval for this. Save a draft and ask for a review.'
const refused = { status: 403, message, data: {} }

const newsDraft = async (client: Client, title = 'Drafted') => {
  const itemId = await addItem('newsArticle')
  const fields = { ...fieldsOf('newsArticle'), Tittle: title }
  const { status, data } = await client.post('/drafts', { subject: 'newsArticle', itemId, fields })
  expect(status).toBe(200)
  return { id: String(resultsOf({ data })['id']), itemId }
}

const inHours = (hours: number) =>
  `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)}:00.000Z`

describe('[X6] drafts of an account that needs approval', () => {
  test('have no time, because they would go live by themselves', async () => {
    const { id, itemId } = await newsDraft(drafting)
    const dueAt = inHours(2)
    const scheduling = { subject: 'newsArticle', itemId, fields: fieldsOf('newsArticle'), dueAt }
    expect(await drafting.post('/drafts', scheduling)).toMatchObject(refused)
    expect(await drafting.post('/drafts', { ...scheduling, action: 'unpublish' })).toMatchObject(refused)
    expect(await drafting.put(`/drafts/${id}`, { dueAt })).toMatchObject(refused)
    expect(await drafting.put(`/drafts/${id}`, { fields: { Tittle: 'Again' } })).toMatchObject({
      status: 200,
    })
  })

  test('are not the scheduled changes of others', async () => {
    const itemId = await addItem('newsArticle')
    const dueAt = inHours(2)
    const scheduled = await drafted({
      subject: 'newsArticle',
      itemId,
      fields: fieldsOf('newsArticle'),
      dueAt,
      revertAt: inHours(4),
    })
    const path = `/drafts/${String(scheduled['id'])}`
    const before = (await admin.get(path)).text
    for (const change of [{ fields: { Tittle: 'Mine' } }, { dueAt: '' }, { dueAt: inHours(3) }, {}])
      expect(await drafting.put(path, change)).toMatchObject(refused)
    expect(await drafting.delete(path)).toMatchObject(refused)
    expect(await drafting.post(`${path}/publish`, {})).toMatchObject(refused)
    expect((await admin.get(path)).text).toBe(before)
    await admin.delete(path)
    expect(await drafting.post(`${path}/restore`)).toMatchObject(refused)
    expect(await admin.get(path)).toMatchObject({ data: { results: { state: 'discarded' } } })
  })

  test('are published neither by who prepared them nor by another such account', async () => {
    const { id, itemId } = await newsDraft(drafting)
    await drafting.post(`/drafts/${id}/review`, { note: '' })
    for (const client of [drafting, other]) {
      expect(await client.post(`/drafts/${id}/publish`, {})).toMatchObject(refused)
      expect(await client.post(`/drafts/${id}/return`, { note: 'No' })).toMatchObject(refused)
    }
    expect((await admin.get(`/NewsLater/${itemId}`)).text).not.toContain('Drafted')
  })

  test('can be discarded, restored and imported', async () => {
    const { id } = await newsDraft(drafting)
    expect(await drafting.delete(`/drafts/${id}`)).toMatchObject({ status: 200 })
    expect(await drafting.post(`/drafts/${id}/restore`)).toMatchObject({ status: 200 })
    const form = new FormData()
    form.set(wireNames.filePart, new Blob([`title,description,image\nImported,Text,${picture}`]), 'news.csv')
    const before = (await admin.get('/NewsLater_list')).text
    const imported = await drafting.call('POST', '/content_import/newsArticle', { form })
    expect(imported).toMatchObject({ status: 200, data: { results: { rows: [{ does: 'new' }] } } })
    expect((await admin.get('/NewsLater_list')).text).toBe(before)
  })
})

describe('[X6] a review', () => {
  const askedFor = async (client: Client) =>
    listOf(await client.get('/drafts?review=asked&size=200')).map(({ id }) => id)

  test('is asked, returned with a note, asked again and published by somebody else', async () => {
    const { id, itemId } = await newsDraft(drafting, 'Approved')
    const path = `/drafts/${id}`
    expect((await drafting.get(path)).text).not.toContain('review')
    const asking = { version: 1, note: ' Ready for National Day ' }
    await drafting.put('/account', { name: 'Noura' })
    const reviewBy = { id: drafter.id, name: 'Noura' }
    expect(resultsOf(await drafting.post(`${path}/review`, asking))).toMatchObject({
      review: 'asked',
      reviewNote: 'Ready for National Day',
      reviewBy,
      version: 2,
    })
    expect(await drafting.post(`${path}/review`, asking)).toMatchObject({ status: 409 })
    expect(await askedFor(reviewer)).toContain(id)
    expect(await askedFor(draftingHr)).toEqual([])

    expect(await reviewer.post(`${path}/return`, { version: 2 })).toMatchObject({ status: 422 })
    const returned = await reviewer.post(`${path}/return`, { version: 2, note: 'Shorter, please' })
    expect(resultsOf(returned)).toMatchObject({ review: 'returned', reviewNote: 'Shorter, please' })
    expect(await askedFor(reviewer)).not.toContain(id)
    expect(await reviewer.post(`${path}/return`, { note: 'Twice' })).toMatchObject({ status: 404 })

    await drafting.put(path, { version: 3, fields: { Description: 'Short.' } })
    await drafting.post(`${path}/review`, {})
    const saved = await drafting.put(path, { fields: { Description: 'Shorter.' } })
    expect(resultsOf(saved)).toMatchObject({ review: 'asked', version: 6 })
    expect(await reviewer.post(`${path}/publish`, { version: 5 })).toMatchObject({ status: 409 })
    expect(await reviewer.post(`${path}/publish`, { version: 6 })).toMatchObject({ status: 200 })
    expect(resultsOf(await reviewer.get(`/NewsLater/${itemId}`))).toMatchObject({ Tittle: 'Approved' })
    const kinds = listOf(await admin.get(`/history/newsArticle/${itemId}`)).map(({ kind }) => kind)
    expect(kinds).toEqual([
      'updated',
      'drafted',
      'reviewAsked',
      'drafted',
      'returned',
      'reviewAsked',
      'drafted',
      'added',
    ])
  })

  test('is withdrawn by who asked alone', async () => {
    const { id } = await newsDraft(drafting)
    const path = `/drafts/${id}/review`
    expect(await drafting.delete(path)).toMatchObject({ status: 404 })
    await drafting.post(path, { note: '' })
    for (const client of [other, reviewer]) expect(await client.delete(path)).toMatchObject({ status: 403 })
    const { status, text } = await drafting.delete(path)
    expect({ status, has: text.includes('review') }).toEqual({ status: 200, has: false })
  })

  test('ends when the draft is scheduled or discarded, and a scheduled one has none', async () => {
    const scheduled = await newsDraft(drafting)
    await drafting.post(`/drafts/${scheduled.id}/review`, {})
    const { text } = await reviewer.put(`/drafts/${scheduled.id}`, { dueAt: inHours(2) })
    expect(text).not.toContain('review')
    expect(await reviewer.post(`/drafts/${scheduled.id}/review`, {})).toMatchObject({ status: 422 })
    const discarded = await newsDraft(drafting)
    await drafting.post(`/drafts/${discarded.id}/review`, {})
    await drafting.delete(`/drafts/${discarded.id}`)
    expect((await drafting.post(`/drafts/${discarded.id}/restore`)).text).not.toContain('review')
  })
})
