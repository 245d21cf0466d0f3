import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { digestOf } from './digest.mjs'
import { runToEnd } from './run-to-end.mjs'

/** Sources of a build. */
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

/** Builds if the sources have changed since the last build. Returns whether there is a build of them now. */
export const ensureBuilt = async () => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(sources)) return true
  console.log('Building, which takes some seconds.')
  return (await runToEnd('node', ['scripts/build.mjs'])) === 0
}

/** Continues as a program of dist/server. @param {string} name */
export const runBuilt = async (name) => {
  process.env['NODE_ENV'] = 'production'
  await import(pathToFileURL(`dist/server/${name}.js`).href)
}

/** Continues as a program of any build: a server may be running from an older one. @param {string} name */
export const runProgram = async (name) => {
  if (!existsSync(`dist/server/${name}.js`) && !(await ensureBuilt())) process.exit(1)
  await runBuilt(name)
}
