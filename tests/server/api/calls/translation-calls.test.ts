import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceHash } from '#domain/language/source-hash.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { adminPassword, startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

const unreadable = { status: 400, code: 400, message: 'A parameter cannot be read.' }

let server: TestServer
let admin: Client

const idsOf = ({ data }: { readonly data: Readonly<Record<string, unknown>> }): ReadonlyArray<unknown> => {
  const results = data['results']
  return Array.isArray(results) ? results.map(({ id }) => id) : []
}

beforeAll(async () => {
  server = await startServer({ LANGUAGES: 'en,ar,fr' })
  admin = await server.as('Admin')
  const Image = await uploadPicture(admin)
  const news = { Image, Description: 'x' }
  const whole = { Tittle: 'لؤلؤة', Description: 'نص' }
  await admin.post('/NewsLater_add', { ...news, Tittle: 'None' })
  await admin.post('/NewsLater_add', { ...news, Tittle: 'Whole', translations: { ar: whole } })
  await admin.post('/NewsLater_add', {
    ...news,
    Tittle: 'Both',
    translations: { ar: whole, fr: { Tittle: 'Perle' } },
  })
  await admin.put('/NewsLater_update/3', { Tittle: 'Stale by now' })
  await admin.put('/homepage', {
    statement: 'We build.',
    enquiryTitle: 'Write to us',
    translations: { ar: { statement: 'نبني' } },
    facts: [{ value: '12', label: 'ships' }],
    languages: ['ar'],
  })
})
afterAll(() => server.stop())

describe('a list by the state of translations', () => {
  test('[T19] is one page for staff, and combines with a search and a language', async () => {
    const list = (query: string) => admin.get(`/NewsLater_list?${query}`)
    const { data } = await list('translation=missing&in=ar')
    expect([data['total'], idsOf({ data })]).toEqual([1, ['1']])
    expect(idsOf(await list('translation=outdated&in=ar'))).toEqual(['3'])
    expect(idsOf(await list('translation=complete&in=ar&q=whole'))).toEqual(['2'])
    expect((await list('translation=missing&in=fr&size=2')).data).toMatchObject({
      total: 3,
      next: expect.any(String),
    })
    expect((await list('translation=outdated&in=ar&lang=ar')).data).toMatchObject({
      results: [{ id: '3', Tittle: 'لؤلؤة', untranslated: [] }],
    })
    const { data: portfolio } = await admin.get('/OurPortfolio_list?translation=missing&in=ar')
    expect(portfolio).toEqual({ results: [], total: 0 })
  })

  test.each(['CXTeam', 'Hr'] as const)('[T19] is for %s too', async (role) => {
    const client = await server.as(role)
    expect(idsOf(await client.get('/NewsLater_list?translation=complete&in=ar'))).toEqual(['2'])
  })

  test('[T19] needs a session, also for an open language', async () => {
    expect(await server.visitor().get('/NewsLater_list?translation=missing&in=ar')).toMatchObject({
      status: 401,
      message: 'Sign in to go on.',
    })
  })

  test.each([
    'translation=missing',
    'in=ar',
    'translation=missing&in=en',
    'translation=missing&in=hi',
    'translation=missing&in=zz',
    'translation=whole&in=ar',
    'translation=&in=ar',
  ])('[T19] cannot be read: %s', async (query) => {
    expect(await admin.get(`/NewsLater_list?${query}`)).toMatchObject(unreadable)
    expect(await server.visitor().get(`/NewsLater_list?${query}`)).toMatchObject(unreadable)
  })
})

test('[T17] a search of all languages covers those that the caller may read', async () => {
  const found = async (client: Client, query: string) =>
    idsOf(await client.get(`/NewsLater_list?lang=all&q=${query}`))
  expect(await found(admin, 'perle')).toEqual(['3'])
  expect(await found(server.visitor(), 'perle')).toEqual([])
  expect(await found(server.visitor(), 'لؤلؤة')).toEqual(['3', '2'])
  expect(await found(server.visitor(), 'whole')).toEqual(['2'])
})

describe('a program', () => {
  const readBy = (client: Client, token: string, path: string) =>
    client.get(path, { headers: { authorization: `Bearer ${token}` } })
  /** Reads with a new token of one scope. */
  const withScope = async (scope: string) => {
    const input = { name: 'Site generator', scopes: [scope], currentPassword: adminPassword }
    const { token } = Object((await admin.post('/api_tokens', input)).data['results'])
    return (path: string) => readBy(server.visitor(), String(token), path)
  }

  test.each(['newsArticle:read', 'newsArticle:write'])('[O9] with %s reads every language', async (scope) => {
    const read = await withScope(scope)
    expect((await read('/NewsLater_list?lang=all')).text).toContain('Perle')
    expect((await read('/NewsLater/3?lang=fr')).text).toContain('Perle')
    expect(idsOf(await read('/NewsLater_list?translation=complete&in=ar'))).toEqual(['2'])
  })

  test('[O9] with another scope reads what visitors may read', async () => {
    const read = await withScope('brand:write')
    const all = await read('/NewsLater_list?lang=all')
    expect(all.text).toContain('لؤلؤة')
    expect(all.text).not.toContain('Perle')
    expect(await read('/NewsLater_list?lang=fr')).toMatchObject({
      status: 400,
      message: 'This language is not available.',
    })
    expect(await read('/NewsLater_list?translation=complete&in=ar')).toMatchObject({
      status: 403,
      message: 'This token does not allow this.',
    })
  })

  test('[O9] reads the home page in a closed language with homePage:read', async () => {
    expect((await (await withScope('homePage:read'))('/homepage?lang=fr')).status).toBe(200)
    expect((await (await withScope('newsArticle:read'))('/homepage?lang=fr')).status).toBe(400)
  })

  test.each([
    '/NewsLater_list?lang=all',
    '/NewsLater_list?lang=fr',
    '/NewsLater_list?translation=complete&in=ar',
    '/homepage?lang=fr',
  ])('[O11] with a bad token is 401 beside a valid session: %s', async (path) => {
    const { status, headers } = await readBy(admin, 'sah_0000_nothing', path)
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })
})

test('[T20] the counts are of what the caller may edit, with texts of the home page', async () => {
  const counts = async (role: 'Admin' | 'CXTeam' | 'Hr') =>
    (await (await server.as(role)).get('/translations')).data['results']
  expect(await counts('CXTeam')).toEqual(
    ['brand', 'slider', 'historySlide', 'newsArticle', 'page', 'homePage'].flatMap((subject) =>
      ['ar', 'fr'].map((lang) => ({
        subject,
        lang,
        complete: 0,
        missing: 0,
        outdated: 0,
        ...(subject === 'newsArticle' &&
          (lang === 'ar' ? { complete: 1, missing: 1, outdated: 1 } : { missing: 3 })),
        ...(subject === 'homePage' && (lang === 'ar' ? { complete: 1, missing: 2 } : { missing: 3 })),
      })),
    ),
  )
  expect(await counts('Hr')).toMatchObject([{ subject: 'career', lang: 'ar' }, { lang: 'fr' }])
  expect(await counts('Admin')).toHaveLength(18)
})

test('the history answers at most one change, by a wire name and a source hash', async () => {
  const history = (query: string) => admin.get(`/history/newsArticle/3?${query}`)
  const source = sourceHash('Both')
  expect((await history(`field=Tittle&source=${source}`)).data).toMatchObject({
    results: [{ kind: 'updated', before: { title: 'Both' }, after: { title: 'Stale by now' } }],
    total: 1,
  })
  expect((await history('field=Tittle&source=zzz')).data).toEqual({ results: [], total: 0 })
  expect(await history(`source=${source}`)).toMatchObject(unreadable)
  expect(await history('field=Tittle')).toMatchObject(unreadable)
  const homePage = await admin.get(`/history/homePage/1?field=facts.label&source=${sourceHash('ships')}`)
  expect(homePage.data).toMatchObject({ total: 1, results: [{ version: 1 }] })
})

test('[T4] refuses a start with another default language, and names both', async () => {
  const first = await startServer()
  await first.close()
  const { dataDir: DATA_DIR } = first
  await expect(startServer({ DATA_DIR, LANGUAGES: 'ar,en' })).rejects.toThrow(
    `DATA_DIR: the data in ${DATA_DIR} cannot be used. The stored texts are written in en (English), but LANGUAGES begins with ar (العربية). Write en first.`,
  )
  const again = await startServer({ DATA_DIR })
  await again.stop()
})
