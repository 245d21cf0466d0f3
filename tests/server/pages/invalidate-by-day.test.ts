import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'

const lastMoment = Date.parse('2026-12-31T23:59:59.999+03:00')

let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastMoment })
  server = await startServer({ TIME_ZONE: 'Asia/Bahrain' }, {}, realFront)
})
afterAll(async () => {
  await server.stop()
  vi.useRealTimers()
})

test('[W10] a position that closes today is gone from the site at midnight', async () => {
  const admin = await server.as('Admin')
  const position = { title: 'Pilot', location: 'Hidd, Bahrain', description: 'x', closingDate: '2026-12-31' }
  await admin.post('/career_add', position)
  const career = async () => (await server.visitor().page('/career')).text()
  expect(await career()).toContain('Pilot')
  vi.setSystemTime(lastMoment + 1)
  expect(await career()).not.toContain('Pilot')
})
