import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

type Item = Readonly<Record<string, unknown>>

const activities = async (query = '') =>
  (await (await server.as('Admin')).get(`/activity?size=200${query}`)).data['results'] as ReadonlyArray<Item>

const career = { title: 'Pilot', location: 'Hidd', description: 'Bring ships in.' }

describe('the activity', () => {
  test('shows Admin who changed what, when and from where', async () => {
    const hr = await server.as('Hr')
    await hr.post('/career_add', career)
    const [added] = await activities('&subjects=career&kind=added&q=pilot')
    expect(added).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/Z$/),
      kind: 'added',
      author: { id: expect.any(String), name: 'Hr' },
      address: expect.stringMatching(/127\.0\.0\.1/),
      subject: 'career',
      itemId: expect.any(String),
      title: 'Pilot',
    })
    const { data } = await (await server.as('Admin')).get(`/activity/${String(added?.['id'])}`)
    expect(data['results']).toMatchObject({ ...added, before: null, after: { title: 'Pilot' }, version: 1 })
  })

  test('shows others only what they may edit, without addresses', async () => {
    await (await server.as('Admin')).post('/adminuser', {})
    await (await server.as('CXTeam')).put('/homepage', { statement: 'We build.' })
    const shownTo = async (role: 'CXTeam' | 'Hr') => {
      const { data } = await (await server.as(role)).get('/activity?size=200')
      return data['results'] as ReadonlyArray<Item>
    }
    const [cx, hr] = [await shownTo('CXTeam'), await shownTo('Hr')]
    expect(new Set(cx.map(({ subject }) => subject))).toEqual(new Set(['homePage']))
    expect(new Set(hr.map(({ subject }) => subject))).toEqual(new Set(['career']))
    expect(new Set([...cx, ...hr].map(({ address }) => address))).toEqual(new Set(['']))
    const { text } = await (await server.as('CXTeam')).get('/history/homePage/1')
    expect(text).toContain('"address":""')
    expect((await (await server.as('Hr')).get('/activity?subjects=account')).data).toMatchObject({ total: 0 })
  })

  test('has who signed in, and who failed to, without what was typed', async () => {
    const visitor = server.visitor()
    await visitor.signIn('hr@example.com', 'typed in the wrong field')
    await visitor.signIn('typed-in-the-wrong-field', 'x')
    await visitor.signIn('hr@example.com', 'Hr has a long password')
    const [signedIn] = await activities('&kind=signedIn&q=hr')
    expect(signedIn).toMatchObject({ author: { name: 'Hr' }, subject: '', title: '' })
    const failed = await activities('&kind=signInFailed')
    expect(failed.map(({ author }) => author)).toEqual([
      { id: '', name: '' },
      { id: signedIn && (signedIn['author'] as Item)['id'], name: 'Hr' },
    ])
    expect(JSON.stringify(await activities())).not.toMatch(/wrong|typed/)
  })

  test('has what was refused, once a minute for each endpoint', async () => {
    const hr = await server.as('Hr')
    for (let at = 0; at < 3; at += 1) await hr.get('/adminuser')
    await hr.delete('/slider_del/1')
    await server.visitor().get('/adminuser')
    const refused = await activities('&kind=refused&q=hr')
    expect(refused.map(({ title }) => title)).toEqual([
      'DELETE /api/group/slider_del/:id',
      'GET /api/group/adminuser',
    ])
  })

  // Seen failing: only an instant with milliseconds was read.
  test('reads a period in whole seconds', async () => {
    expect((await activities('&from=2026-01-01T00:00:00Z')).length).toBeGreaterThan(0)
    expect(await activities('&until=2026-01-01T00:00:00Z')).toEqual([])
  })

  test('can be filtered by period, and rejects an invalid one', async () => {
    const [newest] = await activities()
    const at = String(newest?.['at'])
    expect((await activities(`&from=${at}`)).length).toBeGreaterThan(0)
    expect((await activities(`&until=${at}`)).map(({ id }) => id)).not.toContain(newest?.['id'])
    const admin = await server.as('Admin')
    for (const query of ['from=yesterday', 'kind=looked', 'sort=at'])
      expect.soft((await admin.get(`/activity?${query}`)).status, query).toBe(query === 'sort=at' ? 200 : 400)
  })
})

test('has changes of the own account, without the password', async () => {
  const cx = await server.as('CXTeam')
  const passwords = {
    currentPassword: 'CXTeam has a long password',
    newPassword: 'CXTeam has a new password',
  }
  await cx.put('/account', { name: 'Huda', ...passwords })
  const [renamed] = await activities('&subjects=account&kind=updated&q=huda')
  const { data, text } = await (await server.as('Admin')).get(`/activity/${String(renamed?.['id'])}`)
  expect(data['results']).toMatchObject({
    before: { name: 'CXTeam' },
    after: { name: 'Huda', newPassword: 'Set' },
  })
  expect(text).not.toMatch(/argon2|long password|new password/)
})
