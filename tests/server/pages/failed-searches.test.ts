import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let editor: Client

beforeAll(async () => {
  const store = inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }
  server = await startServer({ LANGUAGES: 'en,ar', TRUST_PROXY: '1', ...store }, {}, realFront)
  editor = await server.as('CXTeam')
  const Image = await uploadPicture(editor)
  await editor.post('/NewsLater_add', { Tittle: 'Wharf', Image, Description: 'At sea.' })
  await editor.put('/homepage', { languages: ['ar'] })
})
afterAll(() => server.stop())

const [one, other, third] = ['192.0.2.1', '192.0.2.2', '2001:db8::1'] as const

const searchFrom = async (address: string, path: string, headers: Record<string, string> = {}) => {
  const response = await server.visitor().page(path, { headers: { ...headers, 'x-forwarded-for': address } })
  await response.text()
  return response.status
}
const listed = async () => (await editor.get('/failed_searches')).data['results']
/** The words that are listed once these are, which were searched last: counts are stored in their order. */
const listedAfter = async (last: string) => {
  for (const address of [one, other]) await searchFrom(address, `/search?q=${last}`)
  let found: ReadonlyArray<{ readonly words: string; readonly total: number }> = []
  await vi.waitFor(async () => {
    found = (await listed()) as typeof found
    expect(found.map(({ words }) => words)).toContain(last)
  }, 10_000)
  return found.filter(({ words }) => words !== last)
}

test('[S5] staff see what two addresses searched in vain, each counted once a day', async () => {
  for (const path of [
    '/search?q=Dividends',
    '/search?q=dividends&kind=news',
    '/api/group/search?q=DIVIDENDS',
  ])
    for (const address of [one, one, other, third, '2001:db8::2'])
      expect(await searchFrom(address, path)).toBe(200)
  for (const address of [one, third])
    await searchFrom(address, `/ar/search?q=${encodeURIComponent('الرواتبُ')}`)
  const found = await listedAfter('last-of-these')
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/u)
  expect(found).toEqual([
    { words: 'dividends', total: 3, days: [{ day, total: 3 }] },
    { words: 'الرواتب', total: 2, days: [{ day, total: 2 }] },
  ])
})

test('[S5] stores no other search: of one address, found, personal or empty', async () => {
  const before = await listedAfter('before')
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (let at = 0; at < 3; at += 1) await searchFrom(one, '/search?q=only-mine')
  // One visitor has many addresses of the sixth version.
  for (const address of ['2001:db8::1', '2001:db8::2']) await searchFrom(address, '/search?q=mine-too')
  for (const address of [one, other, third]) {
    for (const q of ['wharf', 'huda@example.com', '%2B973+3344+5566', '+', 'x'.repeat(150)])
      await searchFrom(address, `/search?q=${q}`)
    const previewed = await searchFrom(address, '/preview/me/drafts/search?q=previewed', { cookie })
    expect(previewed).toBe(200)
  }
  const after = await listedAfter('after')
  const words = (searches: typeof after) => searches.map((search) => search.words).toSorted()
  expect(words(after)).toEqual([...words(before), 'before'].toSorted())
})

test('[S5] what is counted is in no log', async () => {
  const logs = (['log', 'warn', 'error', 'info'] as const).map((name) => vi.spyOn(console, name))
  const out = vi.spyOn(process.stdout, 'write')
  await listedAfter('confidential')
  const written = [...logs, out].flatMap(({ mock }) => mock.calls.map(String))
  vi.restoreAllMocks()
  expect(written.filter((line) => line.includes('confidential'))).toEqual([])
})

test('[S5] a forged header makes no second address', async () => {
  const first = await startServer({}, {}, realFront)
  for (const address of [one, other]) {
    const headers = { 'x-forwarded-for': address }
    expect((await first.visitor().page('/search?q=forged', { headers })).status).toBe(200)
  }
  // Stores what was counted.
  await first.close()
  const second = await startServer({ DATA_DIR: first.dataDir })
  const person = await second.as('CXTeam')
  expect((await person.get('/failed_searches')).data['results']).toEqual([])
  await second.stop()
})
