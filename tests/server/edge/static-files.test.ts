import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openServer } from '#server/edge/server.ts'
import { staticFiles } from '#server/edge/files/static-files.ts'
import { limits } from '#server/config/limits.ts'

// Seen failing with a failed read that is cached.
test('a file that could not be read is served as soon as it can be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  const file = join(folder, 'a.txt')
  await writeFile(file, 'here')
  const server = await openServer(0, '127.0.0.1', limits, () => {})
  server.handleWith(staticFiles(folder, { at: '/', isImmutable: () => false }))
  const getStatus = async () => (await fetch(`http://127.0.0.1:${server.port}/a.txt`)).status

  await rename(file, `${file}.away`)
  expect(await getStatus()).toBe(500)
  await rename(`${file}.away`, file)
  expect(await getStatus()).toBe(200)
  await server.close()
  await rm(folder, { recursive: true })
})
