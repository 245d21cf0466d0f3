import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { ensureBuilt } from './setup/built.mjs'
import { runToEnd } from './setup/run-to-end.mjs'

const wanted = process.argv.slice(2)
const nameOf = (/** @type {string} */ file) => basename(file, '.bench.ts')
const files = globSync('bench/*.bench.ts').filter(
  (file) => wanted.length === 0 || wanted.includes(nameOf(file)),
)
if (files.length === 0) {
  console.error('No file bench/*.bench.ts has that name.')
  process.exit(1)
}
if (!(await ensureBuilt())) process.exit(1)
/** Words that name no file choose within each file, such as a page. */
const within = wanted.filter((name) => !files.map(nameOf).includes(name))
// The others are measured even if one misses a budget.
for (const file of files.toSorted()) {
  const code = await runToEnd('node', [file, ...within])
  if (code !== 0) process.exitCode = code
}
