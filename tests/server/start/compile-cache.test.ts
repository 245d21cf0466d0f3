import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileCache } from '#server/config/compile-cache.ts'

test('the compiled code of a former build is deleted, that of the present one stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = join(folder, 'main.js')
  const start = async (built: number) => {
    await writeFile(program, '')
    await utimes(program, built, built)
    await mkdir(compileCache(folder, program), { recursive: true })
    return readdir(join(folder, '.compile-cache'))
  }
  expect(await start(1_000)).toEqual(['1000000'])
  expect(await start(1_000)).toEqual(['1000000'])
  expect(await start(2_000)).toEqual(['2000000'])
})
