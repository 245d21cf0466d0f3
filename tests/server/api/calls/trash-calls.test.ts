import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { feeds } from '#server/pages/render/feeds.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { endpointOf, samples, withPicture } from '../../support/content-samples.ts'

let server: TestServer
let picture: string

type Item = Readonly<Record<string, unknown>>

beforeAll(async () => {
  server = await startServer()
  picture = await uploadPicture(await server.as('Admin'))
})
afterAll(() => server.stop())

const resultsOf = ({ data }: { readonly data: Item }) => data['results'] as ReadonlyArray<Item>

describe('a deleted item', () => {
  const ids = new Map<string, string>()

  beforeEach(async () => {
    const admin = await server.as('Admin')
    for (const name of contentTypeNames) {
      const { add, list, remove } = endpointOf(name)
      await admin.post(add, withPicture(samples[name].input, picture))
      const { data } = await admin.get(`${list}?size=1`)
      const [item] = data['results'] as ReadonlyArray<Item>
      ids.set(name, String(item?.['id']))
      await admin.delete(remove.replace('{id}', String(item?.['id'])))
    }
  })

  test.each(['CXTeam', 'Hr'] as const)('is shown to %s as far as the role may edit it', async (role) => {
    const client = await server.as(role)
    const editable = contentTypeNames.filter((name) => samples[name].editor === role)
    const shown = resultsOf(await client.get('/trash?size=200')).map(({ subject }) => subject)
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown)).toEqual(new Set(editable))
    expect(resultsOf(await client.get('/trash?subjects=teamMember,account'))).toEqual([])
  })

  test('is shown to Admin with who deleted it and when only', async () => {
    const admin = await server.as('Admin')
    const { data } = await admin.get('/trash?subjects=brand&q=jalboot&size=1')
    expect(data).toMatchObject({ total: expect.any(Number) })
    expect(resultsOf({ data })).toEqual([
      {
        subject: 'brand',
        itemId: ids.get('brand'),
        title: 'Jalboot Marine',
        deletedAt: expect.stringMatching(/Z$/),
        deletedBy: { id: '1', name: 'Administrator' },
      },
    ])
    expect(await admin.get('/trash?size=0')).toMatchObject({ status: 400, code: 400 })
  })

  test.each(contentTypeNames)('is restored as it was: %s', async (name) => {
    const admin = await server.as('Admin')
    const path = `/trash/${name}/${ids.get(name)}`
    expect(await admin.put(path)).toMatchObject({ code: 200, data: { results: { id: ids.get(name) } } })
    const { text } = await server.visitor().get(endpointOf(name).get.replace('{id}', ids.get(name) ?? ''))
    expect(JSON.parse(text)).toMatchObject({ code: 200 })
    expect(text).toContain('"version":2')
    expect(await admin.put(path)).toMatchObject({ status: 404, code: 404 })
  })

  test('is on no page of the site until it is restored', async () => {
    const editor = await server.as('CXTeam')
    const article = withPicture({ ...samples.newsArticle.input, Tittle: 'A fifth berth' }, picture)
    const { id } = (await editor.post('/NewsLater_add', article)).data['results'] as { id: string }
    await editor.delete(`/NewsLater_del/${id}`)
    const textOf = async (path: string) => (await server.visitor().page(path)).text()
    const shown = async () => [
      (await textOf(`/newsinsights/${id}`)).includes('<title>A fifth berth</title>'),
      (await textOf('/sitemap.xml')).includes(`/newsinsights/${id}<`),
      (await textOf(feeds.rss.path)).includes('A fifth berth'),
    ]
    expect(await shown()).toEqual([false, false, false])
    await editor.put(`/trash/newsArticle/${id}`)
    expect(await shown()).toEqual([true, true, true])
    await editor.delete(`/NewsLater_del/${id}`)
    expect(await shown()).toEqual([false, false, false])
  })

  test('is gone for good once it is erased', async () => {
    const admin = await server.as('Admin')
    const path = `/trash/slider/${ids.get('slider')}`
    expect(await admin.delete(path)).toMatchObject({ code: 200 })
    expect(await admin.put(path)).toMatchObject({ status: 404 })
    const changes = resultsOf(await admin.get(`/history/slider/${ids.get('slider')}`))
    expect(changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['erased', null, null],
      ['deleted', null, null],
      ['added', null, null],
    ])
  })
})

test('a deleted account cannot sign in, and its email is free', async () => {
  const admin = await server.as('Admin')
  const input = { name: 'Reem', email: 'reem@example.com', role: 'Hr', password: 'the password of Reem' }
  const add = async () => (await admin.post('/adminuser', input)).data['results'] as { id: string }
  const first = await add()
  const session = await server.signedIn(input.email, input.password)
  await admin.delete(`/adminuser/${first.id}`)
  expect(await session.get('/session')).toMatchObject({ status: 401 })
  expect(await server.visitor().signIn(input.email, input.password)).toMatchObject({ status: 401 })
  const second = await add()
  const refused = await admin.put(`/trash/account/${first.id}`)
  expect(refused).toMatchObject({
    status: 422,
    message: 'Another admin has this email by now. Change it there before this one is restored.',
  })
  await admin.delete(`/adminuser/${second.id}`)
  expect(await admin.put(`/trash/account/${first.id}`)).toMatchObject({ code: 200 })
  expect(await server.visitor().signIn(input.email, input.password)).toMatchObject({ code: 200 })
  expect((await admin.get('/trash?subjects=account')).text).not.toMatch(/argon2|password/)
})
