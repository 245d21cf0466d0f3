import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { minute } from '#domain/time/durations.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await startServer({
    PUBLIC_URL: 'https://sahilan.example',
    ANALYTICS_URL: 'https://count.example/secret-key',
    METRICS_TOKEN: 'a secret of metrics',
    RATE_LIMIT: 'on',
  })
})
afterAll(async () => {
  await server.stop()
  vi.useRealTimers()
})

describe('[A13] [C46] GET /settings', () => {
  test('shows Hr the configuration, without secrets', async () => {
    const { status, data, text } = await (await server.as('Hr')).get('/settings')
    expect(status).toBe(200)
    expect(data['results']).toMatchObject({
      address: 'https://sahilan.example',
      calls: '/api/group',
      analytics: true,
      limits: { forms: { most: 20, minutes: 10 } },
    })
    expect(text).not.toMatch(/secret|count\.example/)
    expect(text).not.toContain(server.dataDir)
  })

  test('adds up what is stored, and the files once in ten minutes', async () => {
    const hr = await server.as('Hr')
    const used = async () =>
      ((await hr.get('/settings')).data['results'] as { storage: { files: number; database: number } })
        .storage
    const before = await used()
    await uploadPicture(hr)
    expect((await used()).files).toBe(before.files)
    vi.setSystemTime(Date.now() + 10 * minute)
    const after = await used()
    expect(after.files).toBeGreaterThan(before.files)
    expect(after.database).toBeGreaterThan(1_000)
  })

  test('[G5] is not for the content team', async () => {
    expect(await (await server.as('CXTeam')).get('/settings')).toMatchObject({ status: 403, code: 403 })
  })
})

describe('[A11] [C46] GET /enquiry_mail_statistics', () => {
  test('counts 30 days by default', async () => {
    const hr = await server.as('Hr')
    const days = async (query: string) => {
      const { data } = await hr.get(`/enquiry_mail_statistics${query}`)
      return (data['results'] as { days: ReadonlyArray<unknown> }).days.length
    }
    expect([await days(''), await days('?days=14')]).toEqual([30, 14])
    for (const query of ['?days=0', '?days=367', '?days=many'])
      expect(await hr.get(`/enquiry_mail_statistics${query}`)).toMatchObject({ status: 400, code: 400 })
  })
})
