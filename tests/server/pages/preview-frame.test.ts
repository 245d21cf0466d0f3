import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let visitor: Client

beforeAll(async () => {
  server = await startServer()
  visitor = server.visitor()
})
afterAll(() => server.stop())

test('[V11] the live preview is one document that only this origin may frame', async () => {
  const policyOf = async (path: string) =>
    (await visitor.page(path)).headers.get('content-security-policy') ?? ''
  const paths = ['/admin/page-frame', '/admin/page-frame/', '/admin/Page-Frame', '/admin', '/', '/nowhere']
  const policies = await Promise.all(paths.map(policyOf))
  expect(policies.map((policy) => /frame-ancestors ('\w+')/.exec(policy)?.[1])).toEqual([
    "'self'",
    ...paths.slice(1).map(() => "'none'"),
  ])
  const rules = policies[0]?.split('; ') ?? []
  expect(rules.filter((rule) => rule.includes('blob:'))).toEqual(["img-src 'self' data: blob:"])
  expect(rules).toEqual(expect.arrayContaining(["default-src 'self'", "script-src 'self'"]))
})

test('[V11] the live preview document has nothing of the site', async () => {
  const response = await visitor.page('/admin/page-frame')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const html = await response.text()
  expect(html).toContain('<link rel="stylesheet" href="/site.css">')
  expect(html).toContain('<script type="module" src="/preview.js"></script>')
  expect(html).toContain('<p>Pages are shown here only beside the form of an editor.</p>')
  const admin = await server.as('Admin')
  expect(await (await admin.page('/admin/page-frame')).text()).toBe(html)
})
