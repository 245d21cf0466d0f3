import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staticFiles } from '#server/edge/files/static-files.ts'
import { chain } from '#server/edge/handler.ts'
import { openServer } from '#server/edge/server.ts'
import type { Handler } from '#server/edge/handler.ts'
import { limits } from '#server/config/limits.ts'

/** The bundler's runtime has no source, nor has the script of an entry of styles alone, which only imports. */
const scriptsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !name.startsWith('rolldown-runtime'))
    .filter(
      (name) =>
        !/^(?:import"[^"]+";|\/\* empty css +\*\/)*$/u.test(readFileSync(`${folder}/${name}`, 'utf8').trim()),
    )

const absent: Handler = (_, response) => {
  response.writeHead(404).end()
  return true
}

test('stacks of the built server name lines of its sources', () => {
  const maps = readdirSync('dist/server')
    .filter((name) => name.endsWith('.js.map'))
    .map((name) => JSON.parse(readFileSync(`dist/server/${name}`, 'utf8')))
  const sources = maps.flatMap((map) => map.sources as ReadonlyArray<string>)
  expect(sources).toContainEqual(expect.stringMatching(/src\/server\/start\/serve\.ts$/))
  expect(readFileSync('dist/server/main.js', 'utf8')).toContain('setSourceMapsEnabled')
})

test('the browser’s source maps are built, but neither linked nor served', async () => {
  const folder = 'dist/client/assets'
  const scripts = scriptsIn(folder)
  expect(scripts.length).toBeGreaterThan(5)
  const named = scripts.filter((name) =>
    readFileSync(`${folder}/${name}`, 'utf8').includes('sourceMappingURL'),
  )
  expect(named).toEqual([])
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(scripts.map((name) => `${name}.map`)))

  const server = await openServer(0, '127.0.0.1', limits, () => {})
  server.handleWith(chain(staticFiles('dist/client', { at: '/', isImmutable: () => true }), absent))
  const statusOf = async (name = '') => (await fetch(`http://127.0.0.1:${server.port}/assets/${name}`)).status
  expect([await statusOf(scripts[0]), await statusOf(`${scripts[0]}.map`)]).toEqual([200, 404])
  await server.close()
})
