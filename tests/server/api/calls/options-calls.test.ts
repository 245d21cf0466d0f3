import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const options = async (path: string) => {
  const response = await fetch(`${server.url}/api/group${path}`, { method: 'OPTIONS' })
  return [response.status, response.headers.get('allow')]
}

test('OPTIONS of an endpoint names its methods', async () => {
  expect(await options('/homepage')).toEqual([204, 'OPTIONS, GET, PUT'])
  expect(await options('/enquiry_mail/0')).toEqual([204, 'OPTIONS, GET, PUT, DELETE'])
  expect(await options('/slider_order')).toEqual([204, 'OPTIONS, PUT'])
})

test('OPTIONS of an unknown address is 404', async () => {
  expect(await options('/no_such_call')).toEqual([404, null])
})
