import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentTypeNames, contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import type { Answered, Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { endpointOf, samples, withPicture } from '../../support/content-samples.ts'

let server: TestServer
let admin: Client
let picture: string

beforeAll(async () => {
  server = await startServer()
  admin = await server.as('Admin')
  picture = await uploadPicture(admin)
})
afterAll(() => server.stop())

const storedFields = {
  id: expect.stringMatching(/^\d+$/),
  version: 1,
  createdAt: expect.any(String),
  updatedAt: expect.any(String),
}

/** The specification rows of each content type's endpoints. */
const rowsOf: Readonly<
  Record<ContentTypeName, Readonly<Record<'list' | 'get' | 'add' | 'update' | 'remove', string>>>
> = {
  brand: {
    list: '[C3] GET /Ourbrands_list',
    get: '[C4] GET /Ourbrands/{id}',
    add: '[C5] POST /Ourbrands_add',
    update: '[C6] PUT /Ourbrands_update/{id}',
    remove: '[C7] DELETE /Ourbrands_del/{id}',
  },
  slider: {
    list: '[C8] GET /slider_list',
    get: '[C9] GET /slider/{id}',
    add: '[C10] POST /slider_add',
    update: '[C11] PUT /slider_update/{id}',
    remove: '[C12] DELETE /slider_del/{id}',
  },
  historySlide: {
    list: '[C13] GET /Ourhistory_list',
    get: '[C14] GET /Ourhistory/{id}',
    add: '[C15] POST /Ourhistory_add',
    update: '[C16] PUT /Ourhistory_update/{id}',
    remove: '[C17] DELETE /Ourhistory_del/{id}',
  },
  career: {
    list: '[C25] GET /Career_list',
    add: '[C26] POST /career_add',
    update: '[C27] PUT /Career_update/{id}',
    get: '[C28] GET /Career/{id}',
    remove: '[C29] DELETE /career_del/{id}',
  },
  page: {
    list: '[S11] GET /Page_list',
    add: '[S11] POST /Page_add',
    update: '[S11] PUT /Page_update/{id}',
    get: '[S11] GET /Page/{id}',
    remove: '[S11] DELETE /Page_del/{id}',
  },
  teamMember: {
    list: '[C30] GET /AboutusTeam_list',
    add: '[C31] POST /AboutusTeam_add',
    get: '[C32] GET /AboutusTeam/{id}',
    update: '[C33] PUT /AboutusTeam_update/{id}',
    remove: '[C34] DELETE /AboutusTeam_del/{id}',
  },
  portfolioItem: {
    list: '[C35] [C48] GET /OurPortfolio_list',
    add: '[C36] POST /OurPortfolio_add',
    get: '[C37] [C48] GET /OurPortfolio/{id}',
    update: '[C38] PUT /OurPortfolio_update/{id}',
    remove: '[C39] DELETE /OurPortfolio_del/{id}',
  },
  newsArticle: {
    list: '[C41] GET /NewsLater_list',
    add: '[C42] POST /NewsLater_add',
    get: '[C43] GET /NewsLater/{id}',
    update: '[C44] PUT /NewsLater_update/{id}',
    remove: '[C45] DELETE /NewsLater_del/{id}',
  },
}

describe.each(contentTypeNames)('%s', (name) => {
  const rows = rowsOf[name]
  const { editor, input: sample, change, required } = samples[name]
  const endpoint = endpointOf(name)
  const at = (path: string, id: string) => path.replace('{id}', id)
  const one = ({ data }: Answered) =>
    (endpoint.resultsPath === 'data' ? data : data['results']) as Record<string, unknown>
  const byId = (response: Answered) =>
    endpoint.one === 'in array' ? (response.data['results'] as ReadonlyArray<unknown>)[0] : one(response)
  const whole = ({ text }: Answered) => {
    const { data } = JSON.parse(text)
    return endpoint.resultsPath === 'data' ? data : data.results
  }
  const add = async () => one(await admin.post(endpoint.add, withPicture(sample, picture)))
  const list = async () => whole(await server.visitor().get(endpoint.list))

  test(`${rows.add} saves the input and returns it`, async () => {
    const client = await server.as(editor)
    const input = withPicture(sample, picture)
    const response = await client.post(endpoint.add, input)
    expect(response).toMatchObject({ status: 200, code: 200 })
    expect(one(response)).toEqual({ ...input, ...storedFields })
    expect(await list()).toContainEqual(one(response))
  })

  test(`${rows.add} names missing fields by their wire names`, async () => {
    const before = await list()
    const response = await admin.post(endpoint.add, {})
    expect(response).toMatchObject({ status: 422, code: 422, data: { fields: required } })
    expect(await list()).toEqual(before)
  })

  test(`${rows.add} leaves out what a caller may not set`, async () => {
    const forged = {
      id: '999',
      version: 7,
      createdAt: 'never',
      updatedAt: 'never',
      position: 1,
      folded: 'x',
      role: 'Admin',
    }
    const input = withPicture(sample, picture)
    const body = JSON.stringify({ ...input, ...forged }).replace('{', '{"__proto__":{"polluted":1},')
    const response = await admin.call('POST', endpoint.add, {
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(one(response)).toEqual({ ...input, ...storedFields })
    expect(one(response)['id']).not.toBe('999')
    expect({}).not.toHaveProperty('polluted')
  })

  test(`${rows.add} returns the first response to a repeated idempotency key`, async () => {
    const headers = { 'idempotency-key': `${name} once` }
    const input = withPicture(sample, picture)
    const first = await admin.post(endpoint.add, input, { headers })
    const count = (await list()).length
    const second = await admin.post(endpoint.add, input, { headers })
    expect(one(second)).toEqual(one(first))
    expect(await list()).toHaveLength(count)
  })

  test(`${rows.list} returns the whole list to visitors`, async () => {
    const added = await add()
    const response = await server.visitor().get(endpoint.list)
    expect(response).toMatchObject({ status: 200, code: 200, message: 'OK' })
    expect(whole(response)).toContainEqual(added)
  })

  test(`${rows.list} returns one page with total and cursors`, async () => {
    await add()
    const items = await list()
    const first = await server.visitor().get(`${endpoint.list}?size=1`)
    expect(first.data).toMatchObject({ results: [items[0]], total: items.length, next: expect.any(String) })
    const second = await server
      .visitor()
      .get(`${endpoint.list}?size=1&after=${encodeURIComponent(String(first.data['next']))}`)
    expect(second.data).toMatchObject({ results: [items[1]], previous: expect.any(String) })
    const last = await server.visitor().get(`${endpoint.list}?size=1&before=end`)
    expect(last.data).toMatchObject({ results: [items.at(-1)] })
  })

  test(`${rows.get} returns one item to visitors`, async () => {
    const added = await add()
    const response = await server.visitor().get(at(endpoint.get, String(added['id'])))
    expect(response).toMatchObject({ status: 200, code: 200 })
    expect(byId(response)).toEqual(added)
  })

  test.each(['999999', 'abc', '1e1', '-1', '0x1', '%00'])(`${rows.get} returns 404 for %s`, async (id) => {
    expect(await server.visitor().get(at(endpoint.get, id))).toMatchObject({ status: 404, code: 404 })
  })

  test(`${rows.update} changes what is sent, and nothing else`, async () => {
    const added = await add()
    const client = await server.as(editor)
    const changed = withPicture(change, await uploadPicture(admin))
    const response = await client.put(at(endpoint.update, String(added['id'])), changed)
    expect(response).toMatchObject({ status: 200, code: 200 })
    expect(one(response)).toEqual({ ...added, ...changed, version: 2, updatedAt: expect.any(String) })
    expect(byId(await server.visitor().get(at(endpoint.get, String(added['id']))))).toEqual(one(response))
  })

  test(`${rows.update} returns 409 with the current item for an older version`, async () => {
    const added = await add()
    const path = at(endpoint.update, String(added['id']))
    const first = await admin.put(path, { ...withPicture(change, picture), version: 1 })
    const second = await admin.put(path, { ...withPicture(sample, picture), version: 1 })
    expect(second).toMatchObject({ status: 409, code: 409, data: { results: one(first) } })
  })

  test(`${rows.update} names invalid fields, and changes nothing`, async () => {
    const added = await add()
    const fields = Object.keys(required)
    const emptied = Object.fromEntries(fields.map((field) => [field, Array.isArray(added[field]) ? [] : ' ']))
    const response = await admin.put(at(endpoint.update, String(added['id'])), emptied)
    expect(response).toMatchObject({ status: 422, data: { fields: required } })
    expect(byId(await server.visitor().get(at(endpoint.get, String(added['id']))))).toEqual(added)
  })

  test(`${rows.update} returns 404 for an unknown id`, async () => {
    expect(await admin.put(at(endpoint.update, '999999'), withPicture(change, picture))).toMatchObject({
      status: 404,
    })
  })

  test(`${rows.remove} removes an item once`, async () => {
    const { id } = await add()
    const client = await server.as(editor)
    const path = at(endpoint.remove, String(id))
    expect(await client.delete(path)).toMatchObject({ status: 200, code: 200, data: { results: { id } } })
    expect(await server.visitor().get(at(endpoint.get, String(id)))).toMatchObject({ status: 404 })
    expect(await client.delete(path)).toMatchObject({ status: 404 })
  })
})

test.each(contentTypeNames.filter((name) => contentTypes[name].pictures.length > 0))(
  '%s: a picture that was not uploaded here is refused',
  async (name) => {
    const response = await admin.post(
      endpointOf(name).add,
      withPicture(samples[name].input, '/media/0-1x1.webp'),
    )
    expect(response.status).toBe(422)
    expect(Object.values(response.data['fields'] as object)).toEqual([
      'Choose a picture that was uploaded here',
    ])
  },
)
