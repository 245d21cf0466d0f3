import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { digestOf } from './digest.mjs'
import { runToEnd } from './run-to-end.mjs'

/** What a build depends on. */
export const sources = [
  'src',
  'public',
  'scripts/build',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Holds the digest of the sources that dist was built from. */
export const stamp = 'dist/.built-from'

/** Builds where the sources are not those of the last build; answers whether there is a build of them now. */
export const ensureBuilt = async () => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(sources)) return true
  console.log('Building, which takes some seconds.')
  return (await runToEnd('node', ['scripts/build.mjs'])) === 0
}

/** Goes on as one of the server's programs. @param {string} name */
export const runBuilt = async (name) => {
  process.env['NODE_ENV'] = 'production'
  await import(pathToFileURL(`dist/server/${name}.js`).href)
}
