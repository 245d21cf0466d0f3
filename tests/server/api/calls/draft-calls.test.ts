import { afterAll, describe, expect, test } from 'vitest'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { listOf, resultsOf, startWithDrafts, type Values } from '../../support/calls/draft-calls.ts'

const { server, admin, picture, addItem, changeOf, drafted, fieldsOf } = await startWithDrafts()
afterAll(() => server.stop())

const unknownPicture = '/media/00000000-0000-4000-8000-000000000000.webp'

test('[W3] a draft has the wire names of its type, and leaves the item', async () => {
  const id = String(resultsOf(await admin.post('/NewsLater_add', fieldsOf('newsArticle')))['id'])
  const before = (await server.visitor().get(`/NewsLater/${id}`)).text
  const fields = { Tittle: '', translations: { ar: { Tittle: 'مرسى' } } }
  const draft = await drafted({ subject: 'newsArticle', itemId: id, fields })
  expect(draft).toEqual({
    id: expect.stringMatching(/^\d+$/),
    subject: 'newsArticle',
    itemId: id,
    action: 'publish',
    title: '',
    fields: expect.objectContaining({
      Tittle: '',
      Image: picture,
      translations: { ar: { Tittle: 'مرسى' } },
    }),
    base: expect.objectContaining({ Image: picture }),
    changes: expect.arrayContaining(['Tittle', 'translations.ar.Tittle']),
    conflicts: [],
    errors: { Tittle: 'Title is required' },
    dueAt: '',
    revertAt: '',
    revertsId: '',
    release: '',
    state: 'waiting',
    reason: '',
    author: { id: '1', name: 'Administrator' },
    item: expect.objectContaining({ id, Image: picture, version: 1 }),
    version: 1,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  })
  expect((await server.visitor().get(`/NewsLater/${id}`)).text).toBe(before)
  const long = await admin.put(`/drafts/${String(draft['id'])}`, { fields: { Tittle: 'x'.repeat(201) } })
  expect(long).toMatchObject({
    status: 422,
    data: { fields: { Tittle: 'Title has at most 200 characters' } },
  })
})

test('[W2] an update publishes beside a draft, which then names the conflict', async () => {
  const id = String(resultsOf(await admin.post('/NewsLater_add', fieldsOf('newsArticle')))['id'])
  const draft = await drafted({ subject: 'newsArticle', itemId: id, fields: { Tittle: 'Mine' } })
  await admin.put(`/NewsLater_update/${id}`, { Tittle: 'Theirs' })
  expect((await server.visitor().get(`/NewsLater/${id}`)).text).toContain('"Tittle":"Theirs"')
  const path = `/drafts/${String(draft['id'])}`
  expect(await admin.post(`${path}/publish`, { version: 1 })).toMatchObject({
    status: 409,
    data: { results: { version: 1, conflicts: ['Tittle'], item: { Tittle: 'Theirs', version: 2 } } },
  })
  const chosen = { version: 1, itemVersion: 2, fields: { Tittle: 'Both' } }
  expect(await admin.post(`${path}/publish`, chosen)).toMatchObject({ code: 200 })
  expect((await server.visitor().get(`/NewsLater/${id}`)).text).toContain('"Tittle":"Both"')
})

test.each(publishables)('publishing a draft answers the %s as it is now', async (subject) => {
  const itemId = subject === 'homePage' ? '' : await addItem(subject)
  const draft = await drafted({ subject, itemId, fields: fieldsOf(subject) })
  const { data } = await admin.post(`/drafts/${String(draft['id'])}/publish`, {})
  expect(data).toMatchObject({
    subject,
    itemId: itemId || '1',
    results: { ...changeOf(subject), version: expect.any(Number) },
  })
})

test('an unpublish that a person publishes answers no item', async () => {
  const itemId = await addItem('brand')
  const draft = await drafted({ subject: 'brand', itemId, action: 'unpublish' })
  const { data } = await admin.post(`/drafts/${String(draft['id'])}/publish`, {})
  expect(data).toEqual({ subject: 'brand', itemId, results: null })
})

test('a repeated publish answers the same item, and adds it once', async () => {
  const draft = await drafted({ subject: 'career', fields: fieldsOf('career') })
  const path = `/drafts/${String(draft['id'])}/publish`
  const publish = (client: Client) =>
    client.call('POST', path, { json: {}, headers: { 'idempotency-key': 'the same' } })
  const first = await publish(admin)
  expect(first).toMatchObject({ code: 200, data: { subject: 'career' } })
  expect((await publish(admin)).text).toBe(first.text)
  expect(await publish(await server.as('Hr'))).toMatchObject({ code: 200 })
  // Seen failing without the check of what a repeated request returns.
  expect(await publish(await server.as('CXTeam'))).toMatchObject({ status: 404, data: {} })
  expect(await admin.post(path, {})).toMatchObject({ status: 404 })
})

// Seen failing: the replay of the key said that the draft no longer exists.
test('a publish with a key is refused with its own reason', async () => {
  const itemId = await addItem('brand')
  const dueAt = `${new Date().getFullYear() + 1}-12-05T06:00:00.000Z`
  const { id } = await drafted({ subject: 'brand', itemId, action: 'unpublish', dueAt })
  const publish = (key: string) =>
    admin.call('POST', `/drafts/${String(id)}/publish`, { json: {}, headers: { 'idempotency-key': key } })
  await admin.put(`/unpublished/brand/${itemId}`, {})
  expect(await publish('while off')).toMatchObject({ status: 404, message: 'The item is not on the site.' })
  await admin.delete(`/drafts/${String(id)}`)
  expect(await publish('discarded')).toMatchObject({ status: 404, message: 'This draft was discarded.' })
})

test('a key does not give another role the draft that was added with it', async () => {
  const add = (client: Client, subject: Publishable) =>
    client.call('POST', '/drafts', {
      json: { subject, fields: fieldsOf(subject) },
      headers: { 'idempotency-key': 'a shared key' },
    })
  await add(await server.as('Hr'), 'career')
  expect(resultsOf(await add(await server.as('CXTeam'), 'brand'))).toMatchObject({ subject: 'brand' })
})

test('pictures of a draft must have been uploaded', async () => {
  const refused = 'Choose a picture that was uploaded here'
  const add = (subject: Publishable, fields: Values) => admin.post('/drafts', { subject, fields })
  expect(await add('brand', { Image: unknownPicture })).toMatchObject({
    status: 422,
    data: { fields: { Image: refused } },
  })
  expect(await add('portfolioItem', { Images: [{ logoimage: unknownPicture }] })).toMatchObject({
    data: { fields: { Images: refused } },
  })
  const draft = await drafted({ subject: 'slider', fields: fieldsOf('slider') })
  for (const [method, path] of [
    ['PUT', ''],
    ['POST', '/publish'],
  ] as const)
    expect(
      await admin.call(method, `/drafts/${String(draft['id'])}${path}`, {
        json: { fields: { Image: unknownPicture } },
      }),
    ).toMatchObject({ status: 422, data: { fields: { Image: refused } } })
  expect(await add('homePage', { site: { logo: unknownPicture } })).toMatchObject({
    data: { fields: { 'site.logo': refused } },
  })
})

test('a body of the wrong shape is refused with a sentence, and stores nothing', async () => {
  const before = (await admin.get('/drafts')).text
  const bodies: ReadonlyArray<Values> = [
    {},
    { subject: 'account' },
    { subject: 'brand', fields: 7 },
    { subject: 'brand', fields: { Tittle: 7 } },
    { subject: 'brand', fields: { translations: 7 } },
    { subject: 'brand', fields: { translations: { ar: 7 } } },
    { subject: 'portfolioItem', fields: { Images: 7 } },
    { subject: 'portfolioItem', fields: { Images: [7] } },
    { subject: 'homePage', fields: { services: 7 } },
    { subject: 'homePage', fields: { site: { translations: 7 } } },
    { subject: 'brand', place: 0 },
    { subject: 'brand', dueAt: 'tomorrow' },
    { subject: 'brand', release: 'x'.repeat(81) },
    { subject: 'homePage', action: 'unpublish' },
  ]
  const statuses = []
  for (const body of bodies) statuses.push((await admin.post('/drafts', body)).status)
  expect(statuses).toEqual(bodies.map(() => 422))
  expect((await admin.get('/drafts')).text).toBe(before)
})

describe('the list', () => {
  test('[W22] shows scheduled changes by time, and filters them', async () => {
    const itemId = await addItem('newsArticle')
    const at = (year: number) => `${new Date().getFullYear() + year}-12-05T06:00:00.000Z`
    const schedule = (Tittle: string, year: number) =>
      drafted({
        subject: 'newsArticle',
        itemId,
        fields: { Tittle },
        dueAt: at(year),
        release: 'National Day',
      })
    const [later, sooner] = [await schedule('Zircon', 2), await schedule('Zircon too', 1)]
    const found = async (query: string) => listOf(await admin.get(`/drafts?${query}`)).map(({ id }) => id)
    const both = [sooner['id'], later['id']]
    expect(await found('release=National%20Day')).toEqual(both)
    expect(await found(`items=${itemId},999999&subjects=newsArticle`)).toEqual(both)
    expect(await found('q=zircon&state=scheduled,failed')).toEqual(both)
    expect(await found('q=zircon&state=draft,discarded')).toEqual([])
    expect(await found(`q=zircon&from=${at(2)}`)).toEqual([later['id']])
    expect(await found(`q=zircon&until=${at(2)}`)).toEqual([sooner['id']])
    expect(await found('q=zircon&subjects=brand')).toEqual([])
    await admin.delete(`/drafts/${String(later['id'])}`)
    expect(await found('q=zircon&state=discarded')).toEqual([later['id']])
    const [listed = {}] = listOf(await admin.get('/drafts?q=zircon'))
    expect(listed).toMatchObject({ title: 'Zircon too', dueAt: at(1), state: 'waiting' })
    expect(listed).not.toHaveProperty('fields')
    expect(await admin.post(`/drafts/${String(later['id'])}/restore`)).toMatchObject({ code: 200 })
  })

  // Seen failing: such a change was a moment of its own, and up to a second late.
  test('a time without milliseconds is stored with them', async () => {
    const itemId = await addItem('newsArticle')
    const dueAt = `${new Date().getFullYear() + 1}-12-05T06:00:00`
    const draft = { subject: 'newsArticle', itemId, fields: { Tittle: 'Later' }, dueAt: `${dueAt}Z` }
    expect(await drafted(draft)).toMatchObject({ dueAt: `${dueAt}.000Z` })
  })

  test.each([
    'state=other',
    'state=draft,',
    'size=0',
    'from=soon',
    'until=2026-13-01',
    'items='.padEnd(5_000, '1'),
  ])('refuses a parameter that it cannot read (%#)', async (query) => {
    expect(await admin.get(`/drafts?${query}`)).toMatchObject({ status: 400, code: 400 })
  })
})
