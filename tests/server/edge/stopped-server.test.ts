import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Handler } from '#server/edge/handler.ts'
import { openServer } from '#server/edge/server.ts'

/** What a stopped server handled requests with. */
const formerHandler = async () => {
  const handler: Handler = (_, response) => {
    response.end('done')
    return true
  }
  const server = await openServer(0, '127.0.0.1')
  server.handleWith(handler)
  expect(await (await fetch(`http://127.0.0.1:${server.port}`)).text()).toBe('done')
  await server.close()
  return new WeakRef(handler)
}

// Seen failing while HTTP's own timer went on.
test('a stopped server leaves the memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const handler = await formerHandler()
  await expect
    .poll(() => {
      collect()
      return handler.deref() === undefined
    })
    .toBe(true)
})
