import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { samples } from '../support/content-samples.ts'
import { renderedFront } from '../support/rendered-front.ts'

let server: TestServer
let editor: Client
beforeAll(async () => {
  server = await startServer({}, {}, renderedFront)
  editor = await server.as('CXTeam')
})
afterAll(() => server.stop())

const ask = async (path: string, init: RequestInit = {}, at: TestServer = server) => {
  const response = await fetch(at.url + path, { redirect: 'manual', ...init })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}
const add = async (from: string, to: string, status = 301) => {
  const { data, status: code } = await editor.post('/redirects', { from, to, status })
  expect(code).toBe(200)
  return data['results'] as { readonly id: string; readonly version: number }
}
const importRows = (total: number, from: (index: number) => string, query = '') => {
  const rows = Array.from({ length: total }, (_, index) => `${from(index)},/about,301`)
  const form = new FormData()
  form.append('file', new Blob([['from,to,status', ...rows].join('\n')], { type: 'text/csv' }), 'old.csv')
  return editor.call('POST', `/redirects_import${query}`, { form })
}
const article = async () => {
  const { data } = await editor.post('/NewsLater_add', {
    ...samples.newsArticle.input,
    Image: await uploadPicture(editor),
  })
  return (data['results'] as { readonly id: string }).id
}

describe('[X2] an old address', () => {
  test('leads on with 301, in each spelling, for GET and HEAD alone', async () => {
    await add('/our-group.html', '/about')
    await add('/ar/الوظائف?id=7&x=1', '/career?apply=1#top')
    await add('/en/media-centre', 'https://shop.example/')
    await add('/media/brochure.pdf', '/services')
    const rows = [
      ['/media/brochure.pdf', '/services'],
      ['/our-group.html', '/about'],
      ['/Our-Group.HTML/?utm=1', '/about'],
      ['/our%2Dgroup.html', '/about'],
      [`/ar/${encodeURIComponent('الوظائف')}?x=1&id=7`, '/career?apply=1#top'],
      ['/en/media-centre', 'https://shop.example/'],
    ] as const
    for (const [path, location] of rows) {
      expect.soft(await ask(path)).toMatchObject({ status: 301, location })
      expect.soft(await ask(path, { method: 'HEAD' })).toMatchObject({ status: 301, location })
    }
    expect((await ask(`/ar/${encodeURIComponent('الوظائف')}`)).status).toBe(404)
    expect((await ask('/our-group.html', { method: 'POST' })).status).toBe(405)
  })

  test('of a page that is gone answers 410 with the not-found page', async () => {
    await add('/tenders/2019', '', 410)
    const { status, text } = await ask('/tenders/2019')
    expect(status).toBe(410)
    expect(text).toContain('This page is gone for good.')
    expect((await ask('/nothing')).text).not.toContain('This page is gone for good.')
  })

  test('never covers a page, also one that comes later', async () => {
    const id = await article()
    const next = `/newsinsights/${Number(id) + 1}`
    expect(await editor.post('/redirects', { from: `/newsinsights/${id}`, to: '/news' })).toMatchObject({
      status: 422,
      data: { fields: { from: `/newsinsights/${id} is a page of the site` } },
    })
    await add(next, '/news')
    expect((await ask(next)).status).toBe(301)
    await article()
    expect((await ask(next)).status).toBe(200)
    for (const path of ['/', '/about', '/robots.txt', '/sitemap.xml', '/healthz'])
      expect.soft((await ask(path)).status, path).toBe(200)
  })

  test('whose stored target is no URL is not found', async () => {
    const first = await startServer({}, {}, renderedFront)
    const person = await first.as('CXTeam')
    await person.post('/redirects', { from: '/broken', to: '/about' })
    await first.close()
    const database = new DatabaseSync(databaseFile(first.dataDir))
    database.exec("update redirects set target = 'https://a:99999/'")
    database.close()
    const second = await startServer({ DATA_DIR: first.dataDir }, {}, renderedFront)
    expect((await ask('/broken', {}, second)).status).toBe(404)
    await second.stop()
  })

  test('is changed and removed with the next request', async () => {
    const { id, version } = await add('/moving', '/about')
    await editor.put(`/redirects/${id}`, { from: '/moving', to: '/career', status: 301, version })
    expect(await ask('/moving')).toMatchObject({ status: 301, location: '/career' })
    expect(await editor.put(`/redirects/${id}`, { from: '/moving', to: '/news', version })).toMatchObject({
      status: 409,
    })
    await editor.delete(`/redirects/${id}`)
    expect((await ask('/moving')).status).toBe(404)
  })

  test('is known to another process on the same database', async () => {
    const first = await startServer({ SHARED_DATA: '1' })
    const second = await startServer({ SHARED_DATA: '1', DATA_DIR: first.dataDir })
    expect((await ask('/shared', {}, second)).status).toBe(404)
    const person = await first.as('CXTeam')
    await person.post('/redirects', { from: '/shared', to: '/about' })
    expect((await ask('/shared', {}, second)).status).toBe(301)
    expect((await ask('/shared', {}, first)).status).toBe(301)
    await second.close()
    await first.stop()
  })

  test('is imported with 4,999 others, after a dry run', async () => {
    const send = (query: string) => importRows(5_000, (index) => `/archive/${index}.html?p=${index}`, query)
    const counts = { changed: 0, same: 0, refused: 0 }
    expect((await send('?dryRun=1')).data['results']).toMatchObject({ new: 5_000, ...counts })
    expect((await ask('/archive/7.html?p=7')).status).toBe(404)
    expect((await send('')).data['results']).toMatchObject({ new: 5_000, ...counts })
    expect((await ask('/archive/4999.html?p=4999')).status).toBe(301)
    expect((await editor.get('/redirects?q=archive/4999')).data['results']).toMatchObject([
      { from: '/archive/4999.html?p=4999', to: '/about' },
    ])
  })
})

describe('[X2] what is counted', () => {
  test('are visits of old and missing paths, without queries and scanners', async () => {
    const first = await startServer({}, {}, renderedFront)
    const person = await first.as('CXTeam')
    const made = await person.post('/redirects', { from: '/old', to: '/about' })
    for (const path of ['/old', '/old?x=1', '/Gone?email=huda@example.com', '/gone/', '/x.php', '/.env'])
      await ask(path, { headers: { referer: 'https://gulf-daily.example/a?b=c' } }, first)
    for (const path of ['/wp-login', '/about', '/seldom', '/assets/old.js']) await ask(path, {}, first)
    expect((await person.get('/missing_paths')).data['results']).toEqual([])
    await first.close()
    const text = (await readFile(`${first.dataDir}/sahilan.db`)).toString('latin1')
    expect(text).not.toContain('huda@example.com')
    const second = await startServer({ DATA_DIR: first.dataDir })
    const again = await second.as('CXTeam')
    const listed = async (query = '') =>
      (await again.get(`/missing_paths${query}`)).data['results'] as ReadonlyArray<{ readonly id: string }>
    const [missing, seldom] = await listed()
    expect(await listed()).toMatchObject([
      { path: '/gone', total: 2, referringHost: 'gulf-daily.example', ignored: false },
      { path: '/seldom', total: 1, referringHost: '' },
    ])
    expect((await again.get('/redirects')).data['results']).toMatchObject([
      { from: '/old', visits: 2, visitedAt: expect.stringMatching(/^\d{4}-/u) },
    ])
    expect(made.data['results']).toMatchObject({ visits: 0, visitedAt: '' })
    await again.put(`/missing_paths/${seldom?.id}`, { ignored: true })
    expect(await listed('?ignored=1')).toMatchObject([{ path: '/seldom' }])
    await again.post('/redirects', { from: '/gone', to: '', status: 410 })
    expect(await listed()).toEqual([])
    expect(missing).toBeDefined()
    await second.stop()
  })

  test('are changes of old addresses, in the activity', async () => {
    const { id } = await add('/noted', '/about')
    await editor.delete(`/redirects/${id}`)
    const admin = await server.as('Admin')
    expect((await admin.get('/activity?size=2')).data['results']).toMatchObject([
      { kind: 'redirectDeleted', title: '/noted' },
      { kind: 'redirectAdded', title: '/noted' },
    ])
  })
})

test('[X2] a moved page leaves its address also beside 10,000 others', async () => {
  const admin = await server.as('Admin')
  const added = await admin.post('/Page_add', { title: 'Terms', address: '/terms' })
  const { id } = added.data['results'] as { readonly id: string }
  for (const part of [1, 2]) await importRows(5_000, (index) => `/part-${part}/${index}`)
  expect(await editor.post('/redirects', { from: '/one-more', to: '/about', status: 301 })).toMatchObject({
    data: { fields: { from: 'There are 10000 old addresses. Delete some first.' } },
  })
  await admin.put(`/Page_update/${id}`, { address: '/conditions' })
  expect(await ask('/terms')).toMatchObject({ status: 301, location: '/conditions' })
})
